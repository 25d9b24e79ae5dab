"""What requests bring."""

from pydantic import BaseModel, ConfigDict


class Body(BaseModel):
    """What a request brings; an unknown field is an error."""

    model_config = ConfigDict(extra="forbid", strict=True)
