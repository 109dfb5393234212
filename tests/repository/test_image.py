"""The files of the Docker image: pinned, private, and in step with what the package needs."""

import re
from importlib.metadata import distribution
from pathlib import Path

from msgspec import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
IMAGES = re.compile(r"^FROM (\S+)", re.MULTILINE)


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return dict(line.split("==", 1) for line in lines if not line.startswith("#"))


def needed(name: str, extras: tuple[str, ...], found: set[str]) -> set[str]:
    """Return every distribution that installing this one brings along on this machine."""
    for text in distribution(name).requires or []:
        requirement = Requirement(text)
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in (*extras, "")):
            continue
        found.add(requirement.name.lower().replace("_", "-"))
        needed(requirement.name, tuple(requirement.extras), found)
    return found


def test_every_package_in_the_image_is_pinned() -> None:
    assert needed("buttonbox", ("postgres",), set()) <= pins().keys()


def test_pins_are_versions_that_the_package_allows() -> None:
    for text in distribution("buttonbox").requires or []:
        requirement = Requirement(text)
        if requirement.name in pins():
            assert requirement.specifier.contains(pins()[requirement.name]), text


def test_images_are_named_with_a_whole_version() -> None:
    compose = yaml.decode((ROOT / "compose.yaml").read_bytes())
    images = IMAGES.findall((ROOT / "Dockerfile").read_text())
    images += [each["image"] for each in compose["services"].values() if "image" in each]
    assert all(re.search(r":\d+\.\d+", image) for image in images), images


def test_only_the_proxy_is_reached_and_it_hides_metrics() -> None:
    compose = yaml.decode((ROOT / "compose.yaml").read_bytes())
    assert [name for name, each in compose["services"].items() if "ports" in each] == ["proxy"]
    assert "respond @private 404" in compose["configs"]["proxy"]["content"]
    servers = [each for name, each in compose["services"].items() if name.startswith("server")]
    assert {each["environment"]["FORWARDED_ALLOW_IPS"] for each in servers} == {
        compose["networks"]["tables"]["ipam"]["config"][0]["subnet"]
    }
