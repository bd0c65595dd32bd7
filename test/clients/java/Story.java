import ch.rappen.client.ApiException;
import ch.rappen.client.api.BusinessCasesApi;
import ch.rappen.client.api.EventsApi;
import ch.rappen.client.api.PaymentPartAndReceiptApi;
import ch.rappen.client.api.SwissQrCodeApi;
import ch.rappen.client.api.WebhooksApi;
import ch.rappen.client.model.*;
import java.io.File;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What a biller's program does, by a generated client; each line that it prints is one thing done. */
public class Story {
  static final String receiver = System.getenv("RECEIVER_URL");

  public static void main(String[] arguments) throws Exception {
    var client = Connection.to(System.getenv("RAPPEN_URL"), System.getenv("RAPPEN_API_KEY"));

    var slips = new PaymentPartAndReceiptApi(client);
    File slip = slips.createPaymentPart(invoice("CH4431999123000889012"), null, "de", "A4", null, null, null, null, null, null, null, null, null, null, null, null);
    System.out.println("slip " + new String(Files.readAllBytes(slip.toPath()), 0, 5, StandardCharsets.ISO_8859_1));
    var read = new SwissQrCodeApi(client).readQrBill(slip, null, null, null, null);
    System.out.println("read " + read.getCreditorInformation().getIban() + " " + read.getPaymentAmountInformation().getAmount());

    var wanted = new CreateWebhookRequest().hookUrl(receiver).eventType(CreateWebhookRequest.EventTypeEnum.PROCESSING_STATUS_CHANGED_EVENTS);
    var webhook = new WebhooksApi(client).createWebhook(wanted, null, null);

    var reference = "JAVA-" + System.nanoTime();
    var made = new BusinessCasesApi(client).submitBillForm("DELIVER", slip, bill(reference), null, null, null, null, null, null, null, reference);
    System.out.println("submitted " + made.getReferenceNumber().equals(reference));
    System.out.println("feed " + followed(new EventsApi(client), made.getId().longValue()));
    System.out.println("webhook " + received(webhook.getSecret()));

    try {
      slips.createPaymentPart(invoice("CH4431999123000889013"), null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
    } catch (ApiException refused) {
      var error = Connection.errorOf(refused);
      var problem = error.getFieldErrors().get(0);
      System.out.println("problem " + refused.getCode() + " " + problem.getCode() + " " + problem.getFieldName());
    }
    System.exit(0);
  }

  static QrInvoice invoice(String iban) {
    var address = new Creditor().addressType(Creditor.AddressTypeEnum.STRUCTURED).name("Robert Schneider AG").streetName("Rue du Lac").houseNumber("1268").postalCode("2501").city("Biel").country("CH");
    return new QrInvoice()
        .creditorInformation(new CreditorInformation().iban(iban).creditor(address))
        .paymentAmountInformation(new PaymentAmountInformation().amount(new BigDecimal("1949.75")).currency(PaymentAmountInformation.CurrencyEnum.CHF))
        .paymentReference(new PaymentReference().referenceType(PaymentReference.ReferenceTypeEnum.QRR).reference("210000000003139471430009017"));
  }

  static BillRequest bill(String reference) {
    var amount = new AmountToSend().value(new BigDecimal("1949.75")).currencyCode("CHF");
    var street = new StructuredAddress().street("Seestrasse").buildingNumber("7").postalCode("3600").city("Thun").countryCode("CH");
    var account = new GenericAccount().iban("CH4431999123000889012").referenceType(GenericAccount.ReferenceTypeEnum.QRR).referenceStructured("210000000003139471430009017");
    var payment = new PaymentInformation().amount(amount).dueDate(LocalDate.now().plusDays(30)).payableAmountCanBeModified(false).accountAndReference(new AccountAndReference().generic(account));
    return Connection.newBill()
        .referenceNumber(reference)
        .businessCaseDate(LocalDate.now())
        .totalAmount(amount)
        .billRecipient(new RecipientToBill().emailAddress("anna+allowed@example.ch").name("Anna Muster").address(new RecipientAddress().structuredAddress(street)))
        .singlePayment(new SinglePayment().paymentMode(SinglePayment.PaymentModeEnum.EBILL).paymentInformation(payment));
  }

  /** The status of a case when the feed says that it left the service. */
  static String followed(EventsApi events, long caseId) throws Exception {
    for (long last = 0; ; Thread.sleep(200))
      for (var event : events.listProcessingStatusEvents(last, null, null, null)) {
        last = event.getId();
        if (event.getBusinessCaseId() == caseId && !event.getNewStatus().getValue().equals("PROCESSING")) return event.getNewStatus().getValue();
      }
  }

  /** Whether a message that the webhook was sent is signed with its secret (Standard Webhooks). */
  static String received(String secret) throws Exception {
    var asked = HttpRequest.newBuilder(URI.create(receiver)).build();
    var message = HttpClient.newHttpClient().send(asked, HttpResponse.BodyHandlers.ofString());
    var id = message.headers().firstValue("webhook-id").orElse("");
    var at = message.headers().firstValue("webhook-timestamp").orElse("");
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring("whsec_".length())), "HmacSHA256"));
    var signature = "v1," + Base64.getEncoder().encodeToString(mac.doFinal((id + "." + at + "." + message.body()).getBytes(StandardCharsets.UTF_8)));
    var signed = message.headers().firstValue("webhook-signature").orElse("").split(" ");
    return Arrays.stream(signed).anyMatch(one -> MessageDigest.isEqual(one.getBytes(), signature.getBytes())) ? "verified" : "forged";
  }
}
