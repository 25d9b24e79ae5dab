"""Figures for operators of the server (Prometheus), and whether it is well."""

from collections.abc import Callable

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from alhambra.server.edge.client_address import is_in, parse_address, parse_networks
from alhambra.server.edge.refused import Refused

STEP_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

router = APIRouter(tags=["operation"])


class Metrics:
    """The figures of one site; what can be counted there is counted when somebody asks (`measure`)."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.steps = Counter("alhambra_steps", "Steps written to the log", registry=registry)
        self.step_seconds = Histogram(
            "alhambra_step_seconds", "From a message to its step on the disk", buckets=STEP_SECONDS, registry=registry
        )
        self.refusals = Counter("alhambra_refusals", "What was refused", ["key"], registry=registry)
        self.hooks = Counter("alhambra_webhooks", "Notifications, by how they ended", ["end"], registry=registry)
        self.letters = Counter("alhambra_letters", "Letters, by how they ended", ["end"], registry=registry)

    def measure(self, name: str, about: str, count: Callable[[], int]) -> None:
        """Have something counted whenever the figures are read."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def count_step(self, seconds: float) -> None:
        """A step is on the disk, so long after its message came."""
        self.steps.inc()
        self.step_seconds.observe(seconds)

    def count_refusal(self, key: str) -> None:
        """Something was refused; keys are few, they name texts."""
        self.refusals.labels(key).inc()

    def write_text(self) -> bytes:
        """As Prometheus reads them."""
        return generate_latest(self.registry)


@router.get("/metrics", response_class=PlainTextResponse)
async def get_metrics(request: Request) -> Response:
    """All figures, for those who may see them."""
    site = request.app.state.site
    client = parse_address(request.client.host) if request.client else None
    if not is_in(client, parse_networks(site.settings.metrics_from)):
        raise Refused("not-found", 404)
    metrics: Metrics = site.metrics
    return Response(metrics.write_text(), media_type=CONTENT_TYPE_LATEST)


@router.get("/healthz")
async def get_health(request: Request, response: Response) -> dict[str, str]:
    """Does it work? Something is written to the database: that one can read from a full disk helps nobody."""
    status = await request.app.state.site.health.find_status()
    if status != "ok":
        response.status_code = 503
    return {"status": status}
