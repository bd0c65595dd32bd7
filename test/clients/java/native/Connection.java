import ch.rappen.client.ApiClient;
import ch.rappen.client.ApiException;
import ch.rappen.client.model.BillRequest;
import com.fasterxml.jackson.core.JsonProcessingException;

class Connection {
  static ApiClient to(String url, String key) {
    var client = new ApiClient();
    client.updateBaseUri(url);
    client.setRequestInterceptor(request -> request.header("X-API-Key", key));
    return client;
  }

  /** This library sends what toString says as part of a form: without this, that is no JSON. */
  static BillRequest newBill() {
    return new BillRequest() {
      @Override
      public String toString() {
        try {
          return ApiClient.createDefaultObjectMapper().writeValueAsString(this);
        } catch (JsonProcessingException error) {
          throw new IllegalStateException(error);
        }
      }
    };
  }

  static ch.rappen.client.model.Error errorOf(ApiException refused) throws Exception {
    return ApiClient.createDefaultObjectMapper().readValue(refused.getResponseBody(), ch.rappen.client.model.Error.class);
  }
}
