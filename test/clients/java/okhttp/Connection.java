import ch.rappen.client.ApiClient;
import ch.rappen.client.ApiException;
import ch.rappen.client.auth.ApiKeyAuth;
import ch.rappen.client.model.BillRequest;

class Connection {
  static ApiClient to(String url, String key) {
    var client = new ApiClient();
    client.setBasePath(url);
    ((ApiKeyAuth) client.getAuthentication("header")).setApiKey(key);
    return client;
  }

  static BillRequest newBill() {
    return new BillRequest();
  }

  static ch.rappen.client.model.Error errorOf(ApiException refused) throws Exception {
    return ch.rappen.client.model.Error.fromJson(refused.getResponseBody());
  }
}
