# A network of your own, with nothing but Python. Bills are kept in gateway.jsonl: GATEWAY_SECRET=whsec_… PORT=9000 python3 gateway.py
import base64, hashlib, hmac, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = base64.b64decode(os.environ["GATEWAY_SECRET"].removeprefix("whsec_"))
FILE = os.environ.get("GATEWAY_FILE", "gateway.jsonl")
RECIPIENTS = {"petra.muster+allowed@example.org": "1"}
STREAMS = ["businessCase", "instalment", "subscription", "emailAddress"]
LOCK = threading.Lock()
BILLS = {}
if os.path.exists(FILE):
    with open(FILE) as kept:
        BILLS = {bill["businessCaseNetId"]: bill for bill in map(json.loads, kept)}

def id_of(*parts):
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32].upper()

def submit(biller, kind, case, pdf):
    net_id = "BCID" + id_of(biller, case["referenceNumber"])
    if net_id in BILLS:
        return {"outcome": "duplicate", "businessCaseNetId": net_id}
    if kind != "Bill":
        return {"outcome": "refused", "code": "KIND_NOT_CARRIED", "message": f"No {kind} goes this way"}
    # Everybody approves at once in this network: tell what yours tells, when it does
    amount = {"value": f"{case['totalAmount']['value']:.2f}", "currencyCode": case["totalAmount"]["currencyCode"]}
    bill = {"billerNetId": biller, "businessCaseNetId": net_id, "eventNetId": "EVID" + id_of(net_id, "APPROVED"),
            "at": int(time.time() * 1000), "newStatus": "APPROVED", "approvedAmount": amount, "pdf": pdf}
    with open(FILE, "a") as kept:
        kept.write(json.dumps(bill) + "\n")
        kept.flush()
        os.fsync(kept.fileno())
    BILLS[net_id] = bill
    return {"outcome": "accepted", "businessCaseNetId": net_id}

def hit(query):
    found = [net_id for address, net_id in RECIPIENTS.items()
             if address == query.get("emailAddress") or net_id == query.get("billRecipientNetId")]
    if not found:
        return {"submissionStatus": "NOT_ALLOWED", "reason": "UNKNOWN"}
    return {"submissionStatus": "ALLOWED", "billRecipientNetId": found[0], "activeSubscription": True, "directDebit": False}

def events(stream, after, limit):
    told = list(BILLS.values()) if stream == STREAMS[STREAMS.index(stream)] == "businessCase" else []
    start = [bill["eventNetId"] for bill in told].index(after) + 1 if after else 0
    return {"events": [{name: bill[name] for name in bill if name != "pdf"} for bill in told[start : start + limit]]}

def find(biller, number):
    net_id = "BCID" + id_of(biller, number)
    return {"businessCaseNetId": net_id} if net_id in BILLS else {}

# A member that is lacking raises KeyError, and is answered with 400
CALLS = {
    "submit": lambda b: submit(b["billerNetId"], b["type"], b["businessCase"], b["pdf"]),
    "find": lambda b: find(b["billerNetId"], b["referenceNumber"]),
    "recipients": lambda b: {"hits": [hit(query) for query in b["queries"]]},
    "recipient": lambda b: {"isKnown": b["billRecipientNetId"] in RECIPIENTS.values()},
    # Nobody subscribes by a code here
    "initiate": lambda b: {} if b["emailAddress"] else {},
    "confirm": lambda b: {} if b["token"] and b["activationCode"] else {},
    "events": lambda b: events(b["stream"], b.get("after"), b["limit"]),
    "health": lambda b: {"available": True, "message": "The gateway is there"},
}

class Gateway(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        name = self.path.rsplit("/", 1)[-1]
        status, answer = 401, {}
        if self.is_signed(body):
            try:
                with LOCK:
                    status, answer = 200, CALLS[name](json.loads(body))
            except (KeyError, ValueError, TypeError):
                status = 400
        text = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def is_signed(self, body):
        at = self.headers.get("webhook-timestamp", "")
        if not at.isdigit() or abs(time.time() - int(at)) > 300:
            return False
        content = f"{self.headers['webhook-id']}.{at}.".encode() + body
        right = "v1," + base64.b64encode(hmac.new(SECRET, content, hashlib.sha256).digest()).decode()
        given = self.headers.get("webhook-signature", "").split(" ")
        return any(hmac.compare_digest(one.encode(), right.encode()) for one in given)

    def log_message(self, *_):
        pass

server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "9000"))), Gateway)
print(f"Gateway at http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
