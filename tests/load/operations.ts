/** The operations that the benchmark sends, as a third-party client would. */

export const SAVE_DESIGN = `mutation ($input: SaveDesignInput!) {
  saveDesign(input: $input) { design { id } user_errors { message } }
}`;

export const PRODUCT = `query ($sku: String) {
  products(filter: { sku: { eq: $sku } }) { items { tool { design_option_uid } } }
}`;

export const ADD_TO_CART = `mutation ($cartId: String!, $lines: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $lines) {
    cart { total_quantity }
    user_errors { code message }
  }
}`;

export const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  street: ["1 Main Street"],
  city: "Austin",
  region: "TX",
  postcode: "78701",
  country_code: "US",
  telephone: "512-555-0100",
};

/** The steps of a guest's checkout between cart and order, a request each. */
export const GUEST_CHECKOUT = {
  email: `mutation ($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id email } }
}`,
  address: `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code available amount { value } } } }
  }
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { id } }
}`,
  method: `mutation ($cartId: String!) {
  setShippingMethodsOnCart(
    input: { cart_id: $cartId, shipping_methods: [{ carrier_code: "mpc", method_code: "standard" }] }
  ) { cart { available_payment_methods { code } prices { grand_total { value } } } }
}`,
  payment: `mutation ($cartId: String!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: "checkmo" } }) {
    cart { selected_payment_method { code } }
  }
}`,
};

export const PLACE_ORDER = `mutation ($cartId: String!) {
  placeOrder(input: { cart_id: $cartId }) { orderV2 { number } errors { code message } }
}`;

export const ORDER_BY_NUMBER = `query ($number: String!, $email: String!, $lastname: String!) {
  guestOrder(input: { number: $number, email: $email, lastname: $lastname }) {
    number status items { product_name } total { grand_total { value } }
  }
}`;

export const ACCOUNT_ORDERS = `{
  customer { orders(pageSize: 10) { total_count items { number status total { grand_total { value } } } } }
}`;

export const CREATE_CUSTOMER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { customer { email } }
}`;

export const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

export const CUSTOMER_ID = "{ customer { id } }";
