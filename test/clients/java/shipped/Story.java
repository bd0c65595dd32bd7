import ch.rappen.client.Rappen;
import ch.rappen.client.RappenException;
import ch.rappen.client.SubmissionOptions;
import ch.rappen.client.CreatePaymentPartOptions;
import ch.rappen.client.Upload;
import ch.rappen.client.Webhooks;
import ch.rappen.client.model.*;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/** What a biller's program does, by the client that is shipped; each line that it prints is one thing done. */
public class Story {
    public static void main(String[] arguments) throws Exception {
        var rappen = Rappen.at(System.getenv("RAPPEN_URL"), System.getenv("RAPPEN_API_KEY"));
        var receiver = System.getenv("RECEIVER_URL");

        var slip = rappen.createPaymentPart(invoice("CH4431999123000889012"), new CreatePaymentPartOptions().language(Language.DE));
        System.out.println("slip " + new String(slip, 0, 5, StandardCharsets.ISO_8859_1));
        var pdf = Upload.of("bill.pdf", slip);
        var read = rappen.readQrBill(pdf);
        System.out.println("read " + read.creditorInformation().iban() + " " + read.paymentAmountInformation().amount());

        var webhook = rappen.createWebhook(CreateWebhookRequest.builder()
            .hookUrl(receiver)
            .eventType(EventType.PROCESSING_STATUS_CHANGED_EVENTS)
            .build());

        var reference = "SHIPPED-" + System.nanoTime();
        var once = new SubmissionOptions().idempotencyKey(reference);
        var made = rappen.submitBillForm(ProcessingMode.DELIVER, pdf, bill(reference), once);
        System.out.println("submitted " + made.referenceNumber().equals(reference));
        System.out.println("feed " + rappen.processingStatusEvents().waiting(Duration.ofMillis(200)).stream()
            .filter(event -> event.businessCaseId() == made.id() && !event.newStatus().equals(ProcessingStatus.PROCESSING))
            .findFirst().orElseThrow().newStatus());
        System.out.println("webhook " + received(receiver, webhook.secret(), made.id()));

        try {
            rappen.createPaymentPart(invoice("CH4431999123000889013"));
        } catch (RappenException refused) {
            var problem = refused.fieldErrors().get(0);
            System.out.println("problem " + refused.status() + " " + problem.code() + " " + problem.fieldName());
        }

        var again = rappen.submitBillForm(ProcessingMode.DELIVER, pdf, bill(reference), once);
        System.out.println("again " + (again.id() == made.id()));
    }

    static QrInvoice invoice(String iban) {
        return QrInvoice.builder()
            .creditorInformation(CreditorInformation.builder()
                .iban(iban)
                .creditor(Creditor.builder()
                    .addressType(AddressType.STRUCTURED)
                    .name("Robert Schneider AG")
                    .streetName("Rue du Lac")
                    .houseNumber("1268")
                    .postalCode("2501")
                    .city("Biel")
                    .country("CH")
                    .build())
                .build())
            .paymentAmountInformation(PaymentAmountInformation.builder().amount(new BigDecimal("1949.75")).currency(Currency.CHF).build())
            .paymentReference(PaymentReference.builder().referenceType(ReferenceType.QRR).reference("210000000003139471430009017").build())
            .build();
    }

    static BillRequest bill(String reference) {
        var amount = AmountToSend.builder().value(new BigDecimal("1949.75")).currencyCode("CHF").build();
        var street = StructuredAddress.builder().street("Seestrasse").buildingNumber("7").postalCode("3600").city("Thun").countryCode("CH").build();
        var account = GenericAccount.builder().iban("CH4431999123000889012").referenceType(ReferenceType.QRR).referenceStructured("210000000003139471430009017").build();
        return BillRequest.builder()
            .referenceNumber(reference)
            .businessCaseDate(LocalDate.now())
            .totalAmount(amount)
            .billRecipient(RecipientToBill.builder()
                .emailAddress("anna+allowed@example.ch")
                .name("Anna Muster")
                .address(RecipientAddress.builder().structuredAddress(street).build())
                .build())
            .singlePayment(SinglePayment.builder()
                .paymentMode(PaymentMode.EBILL)
                .paymentInformation(PaymentInformation.builder()
                    .amount(amount)
                    .dueDate(LocalDate.now().plusDays(30))
                    .payableAmountCanBeModified(false)
                    .accountAndReference(AccountAndReference.builder().generic(account).build())
                    .build())
                .build())
            .build();
    }

    /** Whether the message that the webhook was sent is the service's, about the case. */
    static String received(String receiver, String secret, long id) throws Exception {
        var asked = HttpRequest.newBuilder(URI.create(receiver)).build();
        var message = HttpClient.newHttpClient().send(asked, HttpResponse.BodyHandlers.ofByteArray());
        var event = Webhooks.verify(List.of(secret), message.headers().map(), message.body());
        return event instanceof WebhookProcessingStatusEvent changed && changed.businessCaseId() == id ? "verified" : "forged";
    }
}
