# The page, then the package with the page and compiled rules, then an image that holds only what runs.
FROM node:20.18.1-bookworm-slim AS page
WORKDIR /build
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.11.11-slim-bookworm AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /build
COPY pyproject.toml setup.py README.md LICENSE constraints.txt ./
COPY src ./src
COPY --from=page /build/dist ./web/dist
RUN python -m venv /opt/buttonbox && \
    /opt/buttonbox/bin/pip install --no-cache-dir -c constraints.txt '.[postgres]'

FROM python:3.11.11-slim-bookworm
RUN useradd --create-home --uid 10001 buttonbox && mkdir -m 700 /data && chown buttonbox /data
COPY --from=package /opt/buttonbox /opt/buttonbox
USER buttonbox
ENV BUTTONBOX_DATABASE=/data/tables.sqlite
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["/opt/buttonbox/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["/opt/buttonbox/bin/buttonbox", "serve", "--host", "0.0.0.0"]
