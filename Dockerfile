# The page, then the package with compiled rules, then an image that holds only what runs.
FROM node:20-slim AS page
WORKDIR /build
COPY web/package.json ./
RUN npm install --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.11-slim AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /build
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
RUN python -m venv /opt/buttonbox && /opt/buttonbox/bin/pip install --no-cache-dir '.[postgres]'

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 buttonbox && mkdir /data && chown buttonbox /data
COPY --from=package /opt/buttonbox /opt/buttonbox
COPY --from=page /build/dist /opt/page
USER buttonbox
ENV BUTTONBOX_DATABASE=/data/tables.sqlite
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["/opt/buttonbox/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["/opt/buttonbox/bin/buttonbox", "serve", "--host", "0.0.0.0", "--page", "/opt/page"]
