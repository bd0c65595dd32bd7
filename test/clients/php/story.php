<?php
// What a biller's program does, by a generated client; each line that it prints is one thing done
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    if (str_starts_with($class, 'Rappen\\'))
        require getenv('GENERATED') . '/lib/' . strtr(substr($class, strlen('Rappen\\')), '\\', '/') . '.php';
});

use Rappen\Api\{BusinessCasesApi, EventsApi, PaymentPartAndReceiptApi, SwissQRCodeApi, WebhooksApi};
use Rappen\{ApiException, Configuration, ObjectSerializer};
use Rappen\Model\{BillRequest, CreateWebhookRequest, Error, QrInvoice};

function invoice(string $iban): QrInvoice
{
    return typed(QrInvoice::class, [
        'creditorInformation' => [
            'iban' => $iban,
            'creditor' => ['addressType' => 'STRUCTURED', 'name' => 'Robert Schneider AG', 'streetName' => 'Rue du Lac', 'houseNumber' => '1268', 'postalCode' => '2501', 'city' => 'Biel', 'country' => 'CH'],
        ],
        'paymentAmountInformation' => ['amount' => 1949.75, 'currency' => 'CHF'],
        'paymentReference' => ['referenceType' => 'QRR', 'reference' => '210000000003139471430009017'],
    ]);
}

function bill(string $number): BillRequest
{
    $amount = ['value' => 1949.75, 'currencyCode' => 'CHF'];
    $street = ['street' => 'Seestrasse', 'buildingNumber' => '7', 'postalCode' => '3600', 'city' => 'Thun', 'countryCode' => 'CH'];
    $account = ['iban' => 'CH4431999123000889012', 'referenceType' => 'QRR', 'referenceStructured' => '210000000003139471430009017'];
    return typed(BillRequest::class, [
        'referenceNumber' => $number,
        'businessCaseDate' => date('Y-m-d'),
        'totalAmount' => $amount,
        'billRecipient' => ['emailAddress' => 'anna+allowed@example.ch', 'name' => 'Anna Muster', 'address' => ['structuredAddress' => $street]],
        'singlePayment' => [
            'paymentMode' => 'EBILL',
            'paymentInformation' => ['amount' => $amount, 'dueDate' => date('Y-m-d', strtotime('+30 days')), 'payableAmountCanBeModified' => false, 'accountAndReference' => ['generic' => $account]],
        ],
    ]);
}

function typed(string $class, array $data): object
{
    return ObjectSerializer::deserialize(json_decode(json_encode($data)), $class);
}

/** A part of a form as JSON: the generated client would send its fields by the names that they have in PHP. */
function part(object $model): string
{
    return json_encode(ObjectSerializer::sanitizeForSerialization($model));
}

/** Whether a message that the webhook was sent is signed with its secret (Standard Webhooks). */
function received(string $secret): bool
{
    $body = file_get_contents(getenv('RECEIVER_URL'));
    foreach ($http_response_header as $line)
        if (preg_match('/^(webhook-\w+): (.*)$/i', $line, $found)) $sent[strtolower($found[1])] = $found[2];
    $signed = "{$sent['webhook-id']}.{$sent['webhook-timestamp']}.$body";
    $wanted = 'v1,' . base64_encode(hash_hmac('sha256', $signed, base64_decode(substr($secret, strlen('whsec_'))), true));
    foreach (explode(' ', $sent['webhook-signature']) as $one) if (hash_equals($wanted, $one)) return true;
    return false;
}

$config = (new Configuration())->setHost(getenv('RAPPEN_URL'))->setApiKey('X-API-Key', getenv('RAPPEN_API_KEY'));
$slips = new PaymentPartAndReceiptApi(null, $config);
$slip = $slips->createPaymentPart(invoice('CH4431999123000889012'), language: 'de', page_size: 'A4');
echo 'slip ', $slip->fread(5), "\n";
$read = (new SwissQRCodeApi(null, $config))->readQrBill($slip);
echo 'read ', $read->getCreditorInformation()->getIban(), ' ', $read->getPaymentAmountInformation()->getAmount(), "\n";

$wanted = new CreateWebhookRequest(['event_type' => CreateWebhookRequest::EVENT_TYPE_PROCESSING_STATUS_CHANGED_EVENTS, 'hook_url' => getenv('RECEIVER_URL')]);
$webhook = (new WebhooksApi(null, $config))->createWebhook($wanted);

$number = 'PHP-' . hrtime(true);
$made = (new BusinessCasesApi(null, $config))->submitBillForm('DELIVER', $slip, part(bill($number)), idempotency_key: $number);
echo 'submitted ', $made->getReferenceNumber() === $number ? 'true' : 'false', "\n";

$events = new EventsApi(null, $config);
for ($last = 0, $status = null; $status === null; usleep(200_000))
    foreach ($events->listProcessingStatusEvents($last) as $event) {
        $last = $event->getId();
        if ($event->getBusinessCaseId() === $made->getId() && $event->getNewStatus() !== 'PROCESSING') $status = $event->getNewStatus();
    }
echo "feed $status\n";
echo 'webhook ', received($webhook->getSecret()) ? 'verified' : 'forged', "\n";

try {
    $slips->createPaymentPart(invoice('CH4431999123000889013'));
} catch (ApiException $refused) {
    $error = $refused->getResponseObject();
    assert($error instanceof Error);
    $problem = $error->getFieldErrors()[0];
    echo "problem {$refused->getCode()} {$problem->getCode()} {$problem->getFieldName()}\n";
}
