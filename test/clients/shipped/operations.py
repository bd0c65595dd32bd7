"""Makes the calls of a file by their names, and says in a word what each ended with."""

import base64
import json
import sys

from rappen_client import Rappen, RappenError


def read(value):
    if isinstance(value, dict):
        if "$bytes" in value:
            return base64.b64decode(value["$bytes"])
        return {name: read(inner) for name, inner in value.items()}
    return value


def outcome(client, call):
    try:
        answer = getattr(client, call["method"])(*map(read, call["positional"]), **call["named"])
    except RappenError as error:
        return f"{error.code} {error.field_errors} {error.message}"
    except Exception as error:
        return repr(error)
    kinds = {bytes: "bytes", str: "text", bool: "boolean", type(None): "nothing"}
    return kinds.get(type(answer), "data")


url, key, file = sys.argv[1:]
with open(file) as calls:
    print(json.dumps([outcome(Rappen(url, key), call) for call in json.load(calls)]))
