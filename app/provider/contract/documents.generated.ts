// Generated from the provider contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CurrencyEnum =
  | 'USD';

export type CountryCodeEnum =
  | 'AU'
  | 'CA'
  | 'GB'
  | 'IN'
  | 'NZ'
  | 'US';

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'CATEGORY'
  | 'PRODUCT';

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type ProductAttributeFilterInput = {
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  color?: FilterEqualTypeInput | null | undefined;
  family?: FilterEqualTypeInput | null | undefined;
  occasion?: FilterEqualTypeInput | null | undefined;
  pets?: FilterEqualTypeInput | null | undefined;
  /** Path of the tool page in which it is designed, such as /photomug-tool. */
  tool_path?: FilterEqualTypeInput | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
  /** Newest last when ascending. */
  created_at?: SortEnum | null | undefined;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type CartItemInput = {
  sku: string;
  quantity: number;
  parent_sku?: string | null | undefined;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'
  | 'PERMISSION_DENIED';

export type CustomizableOptionInput = {
  uid?: string | number | null | undefined;
  value_string: string;
};

export type CartItemUpdateInput = {
  cart_item_uid?: string | number | null | undefined;
  quantity?: number | null | undefined;
  customizable_options?: Array<CustomizableOptionInput> | null | undefined;
  /** An empty message removes it; an omitted one is unchanged. */
  gift_message?: GiftMessageInput | null | undefined;
  /** (A) Uid of a wrapping; an empty one removes it; an omitted one is unchanged. */
  gift_wrapping_id?: string | number | null | undefined;
};

export type UpdateCartItemsInput = {
  cart_id: string;
  cart_items: Array<CartItemUpdateInput>;
};

export type CartAddressInput = {
  firstname: string;
  lastname: string;
  company?: string | null | undefined;
  street: Array<string | null | undefined>;
  city: string;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  postcode?: string | null | undefined;
  country_code: string;
  telephone?: string | null | undefined;
  save_in_address_book?: boolean | null | undefined;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_notes?: string | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
};

export type EstimateTotalsInput = {
  cart_id: string;
  address: EstimateAddressInput;
  shipping_method?: ShippingMethodInput | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  same_as_shipping?: boolean | null | undefined;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type CustomerInput = {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  email?: string | null | undefined;
  password?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  taxvat?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  phone_no?: string | null | undefined;
  recaptcha_response?: string | null | undefined;
};

export type CustomerUpdateInput = {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  taxvat?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  phone_no?: string | null | undefined;
  gst_number?: string | null | undefined;
  /** (O) Whether the customer, who must be a member, wants to renew the membership. */
  subscribed_for_auto_champ_membership?: boolean | null | undefined;
};

export type CustomerCreateInput = {
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  email: string;
  password?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  taxvat?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  phone_no?: string | null | undefined;
  recaptcha_response?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerAddressInput = {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  company?: string | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  city?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  postcode?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  telephone?: string | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
};

export type CustomerOrdersFilterInput = {
  number?: FilterStringTypeInput | null | undefined;
  order_date?: FilterRangeTypeInput | null | undefined;
  status?: FilterEqualTypeInput | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

export type CpNewsletterInput = {
  email: string;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  phone_no?: string | null | undefined;
  subscribe?: boolean | null | undefined;
  category_id?: string | null | undefined;
  subscribe_source?: string | null | undefined;
  popup?: string | null | undefined;
  pop_ups_design?: string | null | undefined;
  text_notifications?: boolean | null | undefined;
  recaptcha_response?: string | null | undefined;
};

export type SocialLoginInput = {
  /** The network's name and address take precedence if it provides them; an entered address must be confirmed by a code. */
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  email?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  phone_no?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  /** Access token of the network. */
  login_token_id: string;
  /** facebook or twitter. */
  login_source: string;
  /** Hex of the token's HMAC-SHA256 under the client secret: proves that the token was issued to this store. */
  login_token_proof?: string | null | undefined;
};

export type DeleteCustomerAccountInput = {
  /** Exactly one of the two. */
  password?: string | null | undefined;
  code?: string | null | undefined;
};

export type SharePhotoInput = {
  photo_id: string | number;
  pet_name: string;
  email: string;
  /** Text about the pet. */
  story?: string | null | undefined;
  /** The text that the shopper agreed to. */
  consent: string;
};

export type OrderVerificationInput = {
  order_number: string;
  email: string;
  postcode: string;
};

export type BulkOrderLineInput = {
  sku: string;
  quantity: number;
  /** By code or by title, such as size: 11oz. */
  options?: Array<BulkOrderOptionInput> | null | undefined;
  /** One of the customer's own designs, for designed products. */
  design_id?: string | number | null | undefined;
};

export type BulkOrderOptionInput = {
  name: string;
  value: string;
};

export type SaveDesignInput = {
  id?: string | number | null | undefined;
  sku: string;
  document: string;
};

export type EnteredFieldType =
  | 'TEXT'
  | 'AREA'
  | 'EMAIL'
  | 'DATE';

/** Omitted fields are unchanged. */
export type SetAdditionalInformationOnCartInput = {
  cart_id: string;
  /** At most 500 characters; an empty one removes it. */
  order_comment?: string | null | undefined;
  dropship?: boolean | null | undefined;
  send_proof?: boolean | null | undefined;
  /** False deletes the business and its GST number. */
  business_purchase?: boolean | null | undefined;
  /** Required for a business purchase. */
  gst_company?: string | null | undefined;
  /** 15 letters and numbers, with at least one of each; optional. */
  gst_number?: string | null | undefined;
  ship_to?: boolean | null | undefined;
  bill_to?: boolean | null | undefined;
  /** True accepts the terms now. */
  accept_terms?: boolean | null | undefined;
};

/** Magento's type; an empty message removes it. */
export type GiftMessageInput = {
  to: string;
  from: string;
  message: string;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type ClaimReason =
  | 'DAMAGED'
  | 'WRONG_ITEM'
  | 'MISPRINTED'
  | 'OTHER';

export type ClaimWish =
  | 'REPLACE'
  | 'REFUND';

export type ClaimStatus =
  | 'OPEN'
  | 'REPLACED'
  | 'REFUNDED'
  | 'DECLINED';

export type ClaimOrderItemInput = {
  /** Token of the order; a customer's order can be claimed by that customer only. */
  order_token: string;
  order_item_id: string | number;
  reason: ClaimReason;
  wish: ClaimWish;
  /** 1000 characters at most. */
  message: string;
  /** One of the visitor's own photos. */
  photo_id?: string | number | null | undefined;
};

export type PrintState =
  /** Its files are being created. */
  | 'WAITING'
  /** Its files exist; its proof is not approved. */
  | 'PROOF'
  | 'READY'
  /** It cannot be printed; the staff has to intervene. */
  | 'STUCK';

export type SendProofAgainInput = {
  token: string;
  item_id: string | number;
  /** Message for the buyer. */
  words: string;
};

export type FulfillmentStep =
  /** A check has arrived. */
  | 'TAKE_PAYMENT'
  | 'START_PRODUCTION'
  | 'HOLD'
  | 'RELEASE';

export type ShipOrderInput = {
  token: string;
  carrier: string;
  tracking_number: string;
  /** By default, everything that is not shipped yet. */
  items?: Array<ShipmentItemInput> | null | undefined;
};

export type ShipmentItemInput = {
  order_item_id: string | number;
  quantity: number;
};

export type ClaimDecision =
  | 'REPLACE'
  | 'REFUND'
  | 'DECLINE';

export type DecideClaimInput = {
  token: string;
  claim_id: string | number;
  decision: ClaimDecision;
  /** Message for the buyer; 1000 characters at most. */
  answer: string;
};

export type PaymentOutcome =
  /** The order is paid. */
  | 'PAID'
  /** The order could no longer be paid, or was paid before; the payment was refunded. */
  | 'REFUNDED'
  /** The receipt is forged, or for no order of the store. */
  | 'UNKNOWN';

export type CreateShopReviewInput = {
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  email?: string | null | undefined;
  order_number?: string | null | undefined;
};

export type ReviewStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT';

export type ModerateReviewInput = {
  token: string;
  decision: ReviewDecision;
};

export type AskProductQuestionInput = {
  sku: string;
  nickname: string;
  question: string;
  /** Where to email the answer; never shown. */
  email?: string | null | undefined;
};

export type QuestionStatus =
  | 'PENDING'
  | 'PUBLISHED'
  | 'REJECTED';

export type QuestionDecision =
  | 'PUBLISH'
  | 'REJECT';

export type AnswerProductQuestionInput = {
  token: string;
  decision: QuestionDecision;
  answer?: string | null | undefined;
};

/**
 * One of: the order's token or artwork_token; the number of the current customer's order; or its number with the
 * buyer's email address and the last name or ZIP code of its billing address.
 */
export type OrderArtworkInput = {
  token?: string | null | undefined;
  number?: string | null | undefined;
  email?: string | null | undefined;
  lastname?: string | null | undefined;
  postcode?: string | null | undefined;
};

export type ProofRequest =
  /** Proofs were requested; they are sent once the order is paid and their files exist. */
  | 'ASKED'
  /** None was requested; askForProof requests one. */
  | 'POSSIBLE'
  /** None was requested, and it is too late. */
  | 'NONE';

export type ProofVerdict =
  | 'APPROVED'
  | 'CHANGE';

export type ProofState =
  /** Its files are being created; it is then sent automatically. */
  | 'MAKING'
  /** Awaiting the buyer's answer. */
  | 'SENT'
  | 'APPROVED'
  /** The buyer requested changes, which the store will answer. */
  | 'CHANGE'
  /** The order ended before. */
  | 'ENDED';

export type AnswerProofInput = {
  /** The order's token or artwork_token. */
  token: string;
  item_id: string | number;
  /** The round that was viewed; a newer one is not answered. */
  round: number;
  verdict: ProofVerdict;
  /** Required for a change. */
  wish?: string | null | undefined;
};

export type SendNewVersionInput = {
  /** The order's token or artwork_token. */
  token: string;
  item_id: string | number;
};

export type RewardPointsSubscriptionStatusesEnum =
  | 'SUBSCRIBED'
  | 'NOT_SUBSCRIBED';

export type RewardSubscriptionInput = {
  balance_updates: RewardPointsSubscriptionStatusesEnum;
  points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
};

export type SendGiftCardInput = {
  /** Generated by the client, 8 to 64 characters: repeating it sends nothing a second time. */
  request_id: string | number;
  /** Dollars. */
  amount: number;
  recipient_name: string;
  recipient_email: string;
  message?: string | null | undefined;
};

export type ReferralStatus =
  /** The friend's first order has not shipped yet. */
  | 'WAITING'
  | 'EARNED'
  /** It did not qualify: the same household or address. */
  | 'DECLINED'
  /** The friend's order was refunded. */
  | 'TAKEN_BACK';

export type AbandonedCartState =
  /** It can be opened. */
  | 'WAITING'
  /** It was ordered. */
  | 'ORDERED'
  /** It belongs to an account: its customer has to sign in. */
  | 'LOGIN_NEEDED'
  /** It belongs to another account than the signed-in one. */
  | 'FOREIGN'
  /** It was merged into another cart, or deleted. */
  | 'GONE';

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordResetEmail: boolean | null };

export type PasswordLinkWorksQueryVariables = Exact<{
  email: string;
  token: string;
}>;


export type PasswordLinkWorksQuery = { passwordLinkWorks: boolean };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { customer: { email: string | null } } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { resendConfirmationEmail: boolean | null };

export type OwnAddressStateQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAddressStateQuery = { customer: { email: string | null, email_confirmed_at: string | null, has_password: boolean | null, new_email: string | null } | null };

export type BookAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region_code: string | null } | null };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { firstname: string | null, lastname: string | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region_code: string | null } | null } | null> | null } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type DashboardCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCustomerQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, default_shipping: string | null } | null };

export type DashboardBelongingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardBelongingsQuery = { customer: { email_confirmed_at: string | null, champ_membership_until: string | null, reward_points: { notice_days: number, balance: { points: number, money: { value: number | null, currency: CurrencyEnum | null } } | null, expiring: Array<{ points: number, last_day: string }>, loyalty: { joined_at: string | null } } | null, store_credit: { current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null, designs: { total_count: number, items: Array<{ id: string, name: string | null, updated_at: string, share_token: string | null, sku: string, document: string, picture_url: string, problems: Array<{ message: string }> }> } };

export type MyGiftCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyGiftCardsQuery = { customer: { store_credit: { current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null, sent_gift_cards: Array<{ code_ending: string, recipient_name: string, recipient_email: string, created_at: string, amount: { value: number | null, currency: CurrencyEnum | null } }> | null } | null };

export type GiftCardLookupQueryVariables = Exact<{
  code: string;
}>;


export type GiftCardLookupQuery = { giftCardAccount: { code: string | null, balance: { value: number | null, currency: CurrencyEnum | null } | null } | null };

export type RedeemGiftCardMutationVariables = Exact<{
  code: string;
}>;


export type RedeemGiftCardMutation = { redeemGiftCardBalanceAsStoreCredit: { code: string | null } | null };

export type SendGiftCardMutationVariables = Exact<{
  input: SendGiftCardInput;
}>;


export type SendGiftCardMutation = { sendGiftCard: { gift_card: { code_ending: string } } };

export type CustomerDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerDetailsQuery = { customer: { firstname: string | null, middlename: string | null, lastname: string | null, prefix: string | null, suffix: string | null, email: string | null, date_of_birth: string | null, taxvat: string | null } | null };

export type CustomerBusinessDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerBusinessDetailsQuery = { customer: { phone_no: string | null, gst_number: string | null, gst_certificate: string | null, new_email: string | null, has_password: boolean | null } | null };

export type CustomerMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerMembershipQuery = { customer: { subscribed_for_auto_champ_membership: boolean | null, champ_membership_until: string | null } | null, configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type ChangeMembershipRenewalMutationVariables = Exact<{
  renews: boolean;
}>;


export type ChangeMembershipRenewalMutation = { updateCustomerV2: { customer: { email: string | null } } | null };

export type ChangeDetailsMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type ChangeDetailsMutation = { updateCustomerV2: { customer: { email: string | null } } | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type MyCreditsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type MyCreditsQuery = { customer: { store_credit: { current_balance: { value: number | null, currency: CurrencyEnum | null } | null, balance_history: { total_count: number | null, items: Array<{ action: string | null, date_time_changed: string | null, balance_change: { value: number | null, currency: CurrencyEnum | null } | null, actual_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, page_info: { total_pages: number | null } | null } | null } | null } | null };

export type RewardAmountFragment = { points: number, money: { value: number | null, currency: CurrencyEnum | null } };

export type RewardRatesFragment = { earning: { points: number, currency_amount: number } | null, redemption: { points: number, currency_amount: number } | null };

export type RewardTransactionFragment = { change_reason: string, date: string, points_change: number, balance: { points: number } | null };

export type LoyaltyLevelLineFragment = { code: string, name: string, points_a_dollar: number, from: { value: number | null, currency: CurrencyEnum | null } };

export type MyRewardPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRewardPointsQuery = { customer: { reward_points: { balance: { points: number, money: { value: number | null, currency: CurrencyEnum | null } } | null, exchange_rates: { earning: { points: number, currency_amount: number } | null, redemption: { points: number, currency_amount: number } | null } | null, expiring: Array<{ points: number, last_day: string }>, transactions: { total_count: number, items: Array<{ change_reason: string, date: string, points_change: number, balance: { points: number } | null }> }, loyalty: { joined_at: string | null } } | null } | null };

export type MyRewardTransactionsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type MyRewardTransactionsQuery = { customer: { reward_points: { transactions: { total_count: number, items: Array<{ change_reason: string, date: string, points_change: number, balance: { points: number } | null }>, page_info: { total_pages: number | null } } } | null } | null };

export type MyLoyaltyLevelQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLoyaltyLevelQuery = { customer: { reward_points: { loyalty: { joined_at: string | null, spent: { value: number | null, currency: CurrencyEnum | null }, level: { code: string, name: string, points_a_dollar: number, from: { value: number | null, currency: CurrencyEnum | null } }, next_level: { code: string, name: string, points_a_dollar: number, from: { value: number | null, currency: CurrencyEnum | null } } | null, missing: { value: number | null, currency: CurrencyEnum | null } | null, levels: Array<{ code: string, name: string, points_a_dollar: number, from: { value: number | null, currency: CurrencyEnum | null } }> } } | null } | null };

export type MyRewardSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRewardSettingsQuery = { customer: { reward_points: { notice_days: number, subscription_status: { balance_updates: RewardPointsSubscriptionStatusesEnum, points_expiration_notifications: RewardPointsSubscriptionStatusesEnum } | null, loyalty: { joined_at: string | null } } | null } | null };

export type RewardPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardPolicyQuery = { customer: { reward_points: { validity_months: number, notice_days: number, exchange_rates: { earning: { points: number, currency_amount: number } | null, redemption: { points: number, currency_amount: number } | null } | null, loyalty: { levels: Array<{ code: string, name: string, points_a_dollar: number, from: { value: number | null, currency: CurrencyEnum | null } }> } } | null } | null };

export type JoinLoyaltyMutationVariables = Exact<{ [key: string]: never; }>;


export type JoinLoyaltyMutation = { joinLoyalty: { loyalty: { joined_at: string | null } } };

export type LeaveLoyaltyMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveLoyaltyMutation = { leaveLoyalty: { loyalty: { joined_at: string | null } } };

export type UpdateRewardSubscriptionMutationVariables = Exact<{
  input: RewardSubscriptionInput;
}>;


export type UpdateRewardSubscriptionMutation = { updateRewardSubscription: { subscription_status: { balance_updates: RewardPointsSubscriptionStatusesEnum } | null } };

export type SavedDesignFragment = { id: string, name: string | null, updated_at: string, share_token: string | null, sku: string, document: string, picture_url: string, problems: Array<{ message: string }> };

export type SavedDesignsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type SavedDesignsQuery = { customer: { firstname: string | null } | null, designs: { total_count: number, items: Array<{ id: string, name: string | null, updated_at: string, share_token: string | null, sku: string, document: string, picture_url: string, problems: Array<{ message: string }> }>, page_info: { total_pages: number | null } } };

export type SavedDesignQueryVariables = Exact<{
  id: string | number;
}>;


export type SavedDesignQuery = { customer: { firstname: string | null } | null, design: { is_saved: boolean, id: string, name: string | null, updated_at: string, share_token: string | null, sku: string, document: string, picture_url: string, problems: Array<{ message: string }> } | null };

export type DesignedProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type DesignedProductsQuery = { products: { items: Array<{ uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, tool: { path: string, design_option_uid: string } | null } | null> | null } | null };

export type RenameDesignMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
}>;


export type RenameDesignMutation = { renameDesign: { id: string } };

export type DuplicateDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateDesignMutation = { duplicateDesign: { id: string } };

export type ShareDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type ShareDesignMutation = { shareDesign: { id: string } };

export type UnshareDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type UnshareDesignMutation = { unshareDesign: { id: string } };

export type DeleteDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDesignMutation = { deleteDesign: { is_still_needed: boolean } };

export type SharedDesignQueryVariables = Exact<{
  token: string;
}>;


export type SharedDesignQuery = { sharedDesign: { name: string | null, sku: string, document: string, picture_url: string } | null };

export type SubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionQuery = { customer: { email: string | null, is_subscribed: boolean | null } | null };

export type ChangeSubscriptionMutationVariables = Exact<{
  isSubscribed: boolean;
}>;


export type ChangeSubscriptionMutation = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export type NewsletterConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterConsentQuery = { customer: { newsletter: { status: string, history: Array<{ kind: string, source: string, created_at: string }> } | null } | null };

export type SetNewsletterConsentMutationVariables = Exact<{
  subscribe: boolean;
}>;


export type SetNewsletterConsentMutation = { setNewsletterConsent: { error: boolean | null, message: string | null } };

export type OrderAddressLinesFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null };

export type OrderCoreFragment = { id: string, number: string, token: string, order_date: string, status: string, email: string | null, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null };

export type OrderExtensionFragment = { status_code: string | null, arrival_date: string | null, payment_instructions: string | null, artwork_token: string, open_proofs: number, additional_information: { dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null }, items: Array<{ original_image_url: string | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, total: { totals: Array<{ code: string, label: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null };

export type MyOrdersQueryVariables = Exact<{
  filter?: CustomerOrdersFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type MyOrdersQuery = { customer: { orders: { page_info: { total_pages: number | null } | null, items: Array<{ id: string, number: string, order_date: string, status: string, arrival_date: string | null, status_code: string | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<{ id: string, product_name: string | null, quantity_ordered: number | null, original_image_url: string | null } | null> | null } | null> } | null } | null };

export type MyOrderQueryVariables = Exact<{
  number: string;
}>;


export type MyOrderQuery = { customer: { orders: { items: Array<{ id: string, number: string, token: string, order_date: string, status: string, email: string | null, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null } | null> } | null } | null };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { guestOrderByToken: { id: string, number: string, token: string, order_date: string, status: string, email: string | null, shipping_method: string | null, status_code: string | null, arrival_date: string | null, payment_instructions: string | null, artwork_token: string, open_proofs: number, payment_methods: Array<{ name: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, totals: Array<{ code: string, label: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, original_image_url: string | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, additional_information: { dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null } } };

export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { customer: { email: string | null, has_password: boolean | null, social_logins: Array<{ login_source: string, name: string, created_at: string }> | null } | null };

export type DisconnectSocialLoginMutationVariables = Exact<{
  source: string;
}>;


export type DisconnectSocialLoginMutation = { disconnectSocialLogin: boolean };

export type SendAccountDeletionCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendAccountDeletionCodeMutation = { sendAccountDeletionCode: boolean };

export type DeleteCustomerAccountMutationVariables = Exact<{
  input: DeleteCustomerAccountInput;
}>;


export type DeleteCustomerAccountMutation = { deleteCustomerAccount: boolean };

export type InviteFriendsMutationVariables = Exact<{
  emails: string;
}>;


export type InviteFriendsMutation = { inviteFriends: number };

export type SessionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsPageQuery = { customer: { sessions: Array<{ id: string, device: string, is_current: boolean, signed_in_at: string, last_seen_at: string }> | null } | null };

export type CloseSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseSessionMutation = { closeCustomerSession: boolean };

export type CloseSessionsMutationVariables = Exact<{
  thisToo: boolean;
}>;


export type CloseSessionsMutation = { closeCustomerSessions: number };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
  captcha?: string | null | undefined;
  guestCart?: string | null | undefined;
}>;


export type LogInMutation = { generateCustomerToken: { token: string | null, cachePrice: string | null, start_session: { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null } | null } | null };

export type SendLoginCodeMutationVariables = Exact<{
  email: string;
  captcha?: string | null | undefined;
}>;


export type SendLoginCodeMutation = { loginByEmailOtpData: { success: boolean | null, message: string | null } | null };

export type LogInByCodeMutationVariables = Exact<{
  email: string;
  code: string;
  captcha?: string | null | undefined;
  guestCart?: string | null | undefined;
}>;


export type LogInByCodeMutation = { loginUniversalpassword: { success: boolean | null, message: string | null, token: string | null, cachePrice: string | null, start_session: { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null } | null } | null };

export type ConfirmPersonMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmPersonMutation = { confirmPerson: string };

export type RegisterMutationVariables = Exact<{
  input: CustomerInput;
  guestCart?: string | null | undefined;
}>;


export type RegisterMutation = { createCustomer: { customer_token: string | null, start_session: { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null } | null } | null };

export type RegisterPlainlyMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type RegisterPlainlyMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { revokeCustomerToken: { result: boolean } | null };

export type CustomerCartIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartIdQuery = { customerCart: { id: string } };

export type MergeCartsMutationVariables = Exact<{
  source: string;
  destination: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string } };

export type ClaimDesignsMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimDesignsMutation = { claimDesigns: boolean };

export type SignedInCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInCustomerQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null } | null };

export type OrderParcelsFragment = { shipments: Array<{ id: string, number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<{ id: string, product_name: string | null, quantity_shipped: number } | null> | null } | null> | null };

export type OrderProgressFragment = { available_actions: Array<OrderActionType>, invoice_url: string | null, timeline: Array<{ code: string, label: string, at: string | null, is_done: boolean }>, refunds: Array<{ at: string, amount: { value: number | null, currency: CurrencyEnum | null } }>, shipments: Array<{ shipped_at: string, delivered_at: string | null, tracking: Array<{ url: string | null } | null> | null, items: Array<{ order_item_id: string } | null> | null } | null> | null, items: Array<{ can_claim: boolean, claim: { reason: ClaimReason, wish: ClaimWish, message: string, status: ClaimStatus, answer: string, created_at: string } | null } | null> | null };

export type ViewOrderQueryVariables = Exact<{
  number: string;
}>;


export type ViewOrderQuery = { customer: { orders: { items: Array<{ id: string, number: string, token: string, order_date: string, status: string, email: string | null, shipping_method: string | null, status_code: string | null, arrival_date: string | null, payment_instructions: string | null, artwork_token: string, open_proofs: number, available_actions: Array<OrderActionType>, invoice_url: string | null, payment_methods: Array<{ name: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, totals: Array<{ code: string, label: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, original_image_url: string | null, can_claim: boolean, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null, claim: { reason: ClaimReason, wish: ClaimWish, message: string, status: ClaimStatus, answer: string, created_at: string } | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, shipments: Array<{ id: string, number: string, shipped_at: string, delivered_at: string | null, tracking: Array<{ carrier: string, title: string, number: string | null, url: string | null } | null> | null, items: Array<{ id: string, product_name: string | null, quantity_shipped: number, order_item_id: string } | null> | null } | null> | null, additional_information: { dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null }, timeline: Array<{ code: string, label: string, at: string | null, is_done: boolean }>, refunds: Array<{ at: string, amount: { value: number | null, currency: CurrencyEnum | null } }> } | null> } | null } | null };

export type ViewGuestOrderQueryVariables = Exact<{
  token: string;
}>;


export type ViewGuestOrderQuery = { guestOrderByToken: { id: string, number: string, token: string, order_date: string, status: string, email: string | null, shipping_method: string | null, status_code: string | null, arrival_date: string | null, payment_instructions: string | null, artwork_token: string, open_proofs: number, available_actions: Array<OrderActionType>, invoice_url: string | null, payment_methods: Array<{ name: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, totals: Array<{ code: string, label: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, original_image_url: string | null, can_claim: boolean, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null, claim: { reason: ClaimReason, wish: ClaimWish, message: string, status: ClaimStatus, answer: string, created_at: string } | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, shipments: Array<{ id: string, number: string, shipped_at: string, delivered_at: string | null, tracking: Array<{ carrier: string, title: string, number: string | null, url: string | null } | null> | null, items: Array<{ id: string, product_name: string | null, quantity_shipped: number, order_item_id: string } | null> | null } | null> | null, additional_information: { dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null }, timeline: Array<{ code: string, label: string, at: string | null, is_done: boolean }>, refunds: Array<{ at: string, amount: { value: number | null, currency: CurrencyEnum | null } }> } };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { errorV2: { message: string } | null, order: { id: string, status: string } | null } | null };

export type CancelOrderByTokenMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type CancelOrderByTokenMutation = { cancelOrderByToken: { errorV2: { message: string } | null, order: { id: string, status: string } | null } | null };

export type ReorderItemsMutationVariables = Exact<{
  number: string;
}>;


export type ReorderItemsMutation = { reorderItems: { cart: { id: string, total_quantity: number }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } | null };

export type ClaimOrderItemMutationVariables = Exact<{
  input: ClaimOrderItemInput;
}>;


export type ClaimOrderItemMutation = { claimOrderItem: { id: string } };

export type ProofFragment = { round: number, state: ProofState, can_approve: boolean, can_ask_for_change: boolean, shop_message: string, wish: string, sent_at: string | null, last_day: string | null, answered_at: string | null, by_deadline: boolean, edit_path: string | null, has_newer_version: boolean };

export type OrderArtworkQueryVariables = Exact<{
  input: OrderArtworkInput;
}>;


export type OrderArtworkQuery = { orderArtwork: { number: string, artwork_token: string, may_answer: boolean, proof_request: ProofRequest, items: Array<{ id: string, product_name: string, quantity: number, selected_options: Array<{ label: string, value: string } | null> | null, surfaces: Array<{ title: string, width: number, height: number, picture_url: string, print_file_url: string | null }>, proof: { round: number, state: ProofState, can_approve: boolean, can_ask_for_change: boolean, shop_message: string, wish: string, sent_at: string | null, last_day: string | null, answered_at: string | null, by_deadline: boolean, edit_path: string | null, has_newer_version: boolean } | null }> } | null };

export type OwnArtworkQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnArtworkQuery = { design: { id: string, revision: number, document: string } | null };

export type AnswerProofMutationVariables = Exact<{
  input: AnswerProofInput;
}>;


export type AnswerProofMutation = { answerProof: { user_errors: Array<{ code: string, message: string, field: string | null }> } };

export type SendNewVersionMutationVariables = Exact<{
  input: SendNewVersionInput;
}>;


export type SendNewVersionMutation = { sendNewVersion: { user_errors: Array<{ code: string, message: string, field: string | null }> } };

export type AskForProofMutationVariables = Exact<{
  token: string;
}>;


export type AskForProofMutation = { askForProof: { user_errors: Array<{ code: string, message: string, field: string | null }> } };

export type SendProofLinkMutationVariables = Exact<{
  token: string;
}>;


export type SendProofLinkMutation = { sendProofLink: { user_errors: Array<{ code: string, message: string, field: string | null }> } };

export type UndesignedProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type UndesignedProductsQuery = { products: { items: Array<{ sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
        | { title: string | null }
        | { title: string | null, value: Array<{ title: string | null } | null> | null }
       | null> | null, tool: { blueprint: string } | null } | null> | null } | null };

export type ProductNamesQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type ProductNamesQuery = { products: { items: Array<{ sku: string | null, name: string | null } | null> | null } | null };

export type OwnDesignsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OwnDesignsQuery = { designs: { items: Array<{ id: string, sku: string, picture_url: string, problems: Array<{ message: string }> }>, page_info: { total_pages: number | null } } };

export type OrderInBulkMutationVariables = Exact<{
  lines: Array<BulkOrderLineInput> | BulkOrderLineInput;
  checkOnly: boolean;
}>;


export type OrderInBulkMutation = { orderInBulk: { pieces: number, errors: Array<{ line: number, field: string, message: string }> } };

export type AbandonedCartQueryVariables = Exact<{
  token: string;
  presentCartId?: string | null | undefined;
}>;


export type AbandonedCartQuery = { abandonedCart: { state: AbandonedCartState, cart: { id: string, total_quantity: number, itemsV2: { items: Array<{ uid: string, quantity: number, prices: { row_total: { value: number | null, currency: CurrencyEnum | null } } | null, product: { name: string | null, thumbnail: { url: string | null } | null }, extra_info: { original_image_url: string | null, tool_options: string | null, is_free_gift: boolean | null } | null } | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null } | null };

export type OpenAbandonedCartMutationVariables = Exact<{
  token: string;
  presentCartId?: string | null | undefined;
}>;


export type OpenAbandonedCartMutation = { openAbandonedCart: { state: AbandonedCartState, cart: { id: string } | null } | null };

export type CartBalancesFragment = { gift_cards: Array<{ code: string, applied_amount: number, remaining_amount: number }>, store_credit: { applied_amount: number, total_amount: number | null } | null, reward_points: { balance: number | null, earning: Array<{ points: number | null }>, spending: { point_spent: number, amount: number, rules: Array<{ label: string, min: number, max: number, step: number }> } } | null };

export type ApplyGiftCardMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyGiftCardMutation = { applyGiftCardToCart: { cart: { id: string } } | null };

export type RemoveGiftCardMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type RemoveGiftCardMutation = { removeGiftCardFromCart: { cart: { id: string } } | null };

export type ApplyStoreCreditMutationVariables = Exact<{
  cartId: string;
}>;


export type ApplyStoreCreditMutation = { applyStoreCreditToCart: { cart: { id: string } } | null };

export type RemoveStoreCreditMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveStoreCreditMutation = { removeStoreCreditFromCart: { cart: { id: string } } | null };

export type ApplyAllPointsMutationVariables = Exact<{
  cartId: string | number;
}>;


export type ApplyAllPointsMutation = { applyRewardPointsToCart: { cart: { id: string } } | null };

export type ApplyPointsMutationVariables = Exact<{
  cartId: string;
  points: number;
}>;


export type ApplyPointsMutation = { applySpendingPoints: { cart: { id: string } } | null };

export type RemovePointsMutationVariables = Exact<{
  cartId: string | number;
}>;


export type RemovePointsMutation = { removeRewardPointsFromCart: { cart: { id: string } } | null };

export type PriceStepFragment = { label: string, quantity: number | null, unit_amount: { value: number | null, currency: CurrencyEnum | null } | null, amount: { value: number | null, currency: CurrencyEnum | null } };

export type SavedLineFragment = { uid: string, name: string, url_path: string | null, quantity: number, options: string, image_url: string | null, problem: string | null, price: { value: number | null, currency: CurrencyEnum | null } };

export type CartPageQueryVariables = Exact<{
  id: string;
  removed: string | number;
}>;


export type CartPageQuery = { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, itemsV2: { items: Array<{ uid: string, quantity: number, is_available: boolean, gift_message: { to: string, from: string, message: string } | null, gift_wrapping: { uid: string, design: string } | null, customizable_options: Array<{ label: string, values: Array<{ label: string } | null> } | null>, extra_info: { can_be_wrapped: boolean, edit_link: string | null, original_image_url: string | null, cache_price: string | null, is_member_price: boolean | null, is_free_gift: boolean | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null } | null, prices: { line_total: { value: number | null, currency: CurrencyEnum | null }, steps: Array<{ label: string, quantity: number | null, unit_amount: { value: number | null, currency: CurrencyEnum | null } | null, amount: { value: number | null, currency: CurrencyEnum | null } }>, price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null } } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product: { name: string | null, thumbnail: { url: string | null } | null } } | null> } | null, prices: { totals: Array<{ code: string, label: string | null, free_shipping_message: string | null, steps: Array<{ label: string, quantity: number | null, unit_amount: { value: number | null, currency: CurrencyEnum | null } | null, amount: { value: number | null, currency: CurrencyEnum | null } }> | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { threshold: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } } | null, free_gift: { cart_item_uid: string, product_name: string, is_declined: boolean, threshold: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } } | null, coupon_problem: { code: string, message: string } | null, additional_information: { order_comment: string | null, show_coupon: boolean, price_cache_message: string | null, dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null, ship_to: boolean, bill_to: boolean }, gift_message: { to: string, from: string, message: string } | null, available_gift_wrappings: Array<{ uid: string, design: string, price: { value: number | null, currency: CurrencyEnum | null } } | null> | null, saved_items: Array<{ uid: string, name: string, url_path: string | null, quantity: number, options: string, image_url: string | null, problem: string | null, price: { value: number | null, currency: CurrencyEnum | null } }> | null, removed_item: { uid: string, name: string, url_path: string | null, quantity: number, options: string, image_url: string | null, problem: string | null, price: { value: number | null, currency: CurrencyEnum | null } } | null, item_changes: Array<{ cart_item_uid: string, message: string }>, applied_coupons: Array<{ code: string } | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, additional_info: { offer_description: string | null, free_shipping: boolean | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string } | null, region: { code: string | null } | null } | null>, available_payment_methods: Array<{ code: string, title: string, note: string | null, is_sandbox: boolean } | null> | null, selected_payment_method: { code: string } | null, gift_cards: Array<{ code: string, applied_amount: number, remaining_amount: number }>, store_credit: { applied_amount: number, total_amount: number | null } | null, reward_points: { balance: number | null, earning: Array<{ points: number | null }>, spending: { point_spent: number, amount: number, rules: Array<{ label: string, min: number, max: number, step: number }> } } | null } | null };

export type RestoreCartLineMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type RestoreCartLineMutation = { restoreCartItem: { id: string } };

export type SaveCartLineMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type SaveCartLineMutation = { saveCartItemForLater: { id: string } };

export type MoveSavedLineMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type MoveSavedLineMutation = { moveSavedItemToCart: { id: string } };

export type RemoveSavedLineMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type RemoveSavedLineMutation = { removeSavedItem: { id: string } };

export type AcknowledgeLineChangeMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type AcknowledgeLineChangeMutation = { acknowledgeCartItemChange: { id: string } };

export type DuplicateLineDesignMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type DuplicateLineDesignMutation = { duplicateCartItemDesign: string };

export type SetLineGiftOptionsMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
  wrapping: string | number;
  message: GiftMessageInput;
}>;


export type SetLineGiftOptionsMutation = { updateCartItems: { cart: { id: string } } | null };

export type SetOrderGiftMessageMutationVariables = Exact<{
  cartId: string;
  message: GiftMessageInput;
}>;


export type SetOrderGiftMessageMutation = { setGiftOptionsOnCart: { cart: { id: string } } | null };

export type SetOrderCommentMutationVariables = Exact<{
  cartId: string;
  comment: string;
}>;


export type SetOrderCommentMutation = { setAdditionalInformationOnCart: { cart: { id: string } } };

export type PriceFragment = { value: number | null, currency: CurrencyEnum | null };

type CartAddress_BillingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null };

type CartAddress_ShippingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null };

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment
;

export type CartCoreFragment = { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, itemsV2: { items: Array<{ uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ label: string, values: Array<{ label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product: { name: string | null, thumbnail: { url: string | null } | null }, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string } | null, region: { code: string | null } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string } | null };

export type CartExtensionFragment = { available_payment_methods: Array<{ note: string | null, is_sandbox: boolean } | null> | null, itemsV2: { items: Array<{ extra_info: { edit_link: string | null, original_image_url: string | null, cache_price: string | null, is_member_price: boolean | null, is_free_gift: boolean | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> } | null, prices: { totals: Array<{ code: string, label: string | null, free_shipping_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null, shipping_addresses: Array<{ available_shipping_methods: Array<{ additional_info: { offer_description: string | null, free_shipping: boolean | null } | null } | null> | null } | null>, additional_information: { price_cache_message: string | null, dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null, ship_to: boolean, bill_to: boolean } };

export type CheckoutCartQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutCartQuery = { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, itemsV2: { items: Array<{ uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ label: string, values: Array<{ label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product: { name: string | null, thumbnail: { url: string | null } | null }, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null } } | null, extra_info: { edit_link: string | null, original_image_url: string | null, cache_price: string | null, is_member_price: boolean | null, is_free_gift: boolean | null, cache_row_total: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, totals: Array<{ code: string, label: string | null, free_shipping_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, additional_info: { offer_description: string | null, free_shipping: boolean | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string } | null, region: { code: string | null } | null } | null>, available_payment_methods: Array<{ code: string, title: string, note: string | null, is_sandbox: boolean } | null> | null, selected_payment_method: { code: string } | null, additional_information: { price_cache_message: string | null, dropship: boolean, send_proof: boolean, business_purchase: boolean, gst_company: string | null, gst_number: string | null, ship_to: boolean, bill_to: boolean } } | null };

export type CreateGuestCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCartMutation = { createGuestCart: { cart: { id: string } | null } | null };

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  item: CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { id: string }, user_errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type UpdateCartItemMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItems: { cart: { id: string } } | null };

export type RemoveCartItemMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;


export type RemoveCartItemMutation = { removeItemFromCart: { cart: { id: string } } | null };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string } } | null };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string } | null } | null };

export type DeliveryMethodFragment = { carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null } };

export type ShippingOfferFragment = { additional_info: { offer_description: string | null, free_shipping: boolean | null } | null };

export type EstimateDeliveryMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateDeliveryMutation = { estimateShippingMethods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, additional_info: { offer_description: string | null, free_shipping: boolean | null } | null } | null> | null, estimateTotals: { cart: { prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ region: { label: string | null } | null, selected_shipping_method: { carrier_code: string, method_code: string } | null } | null> } | null } };

export type ProductCardFragment = { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null }, discount: { percent_off: number | null } | null } } };

export type RoutePageQueryVariables = Exact<{
  url: string;
}>;


export type RoutePageQuery = { route:
    | { uid: string, name: string | null, url_path: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number, category_description: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null } | null> | null }
    | { sku: string | null, name: string | null, url_key: string | null, meta_title: string | null, meta_description: string | null, stock_status: ProductStockStatus | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number, description: { html: string } | null, short_description: { html: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, categories: Array<{ name: string | null, url_path: string | null, product_count: number | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, price_tiers: Array<{ quantity: number | null, discount: { percent_off: number | null } | null } | null> | null }
    | { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, page_layout: string | null, meta_title: string | null, meta_description: string | null, type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirect_code: number }
   | null };

export type ProductsByPathQueryVariables = Exact<{
  path: string;
  pageSize: number;
}>;


export type ProductsByPathQuery = { products: { items: Array<{ sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null }, discount: { percent_off: number | null } | null } } } | null> | null } | null };

export type ProductOptionsQueryVariables = Exact<{
  sku: string;
}>;


export type ProductOptionsQuery = { products: { items: Array<{ sku: string | null, options: Array<
        | { uid: string, title: string | null, required: boolean | null, field: { max_characters: number | null } | null }
        | { uid: string, title: string | null, required: boolean | null, values: Array<{ uid: string, title: string | null, price: number | null } | null> | null }
       | null> | null } | null> | null } | null };

export type CardToolsQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CardToolsQuery = { products: { items: Array<{ sku: string | null, price_note: string | null, tool: { blueprint: string, path: string } | null, choices: Array<{ code: string, values: Array<{ code: string, price: { value: number | null } }> }> } | null> | null } | null };

export type ProductPageExtensionQueryVariables = Exact<{
  url: string;
}>;


export type ProductPageExtensionQuery = { route:
    | { type: UrlRewriteEntityTypeEnum | null }
    | { family: string, price_note: string | null, arrival_date: string | null, type: UrlRewriteEntityTypeEnum | null, tool: { blueprint: string, path: string } | null, entered_fields: Array<{ uid: string, code: string, title: string, type: EnteredFieldType, is_required: boolean, max_characters: number }>, choices: Array<{ uid: string, code: string, title: string, values: Array<{ uid: string, code: string, title: string, price: { value: number | null }, regular_price: { value: number | null } }> }> }
    | { type: UrlRewriteEntityTypeEnum | null }
   | null };

export type ProductsBySkuQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type ProductsBySkuQuery = { products: { items: Array<{ sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null }, discount: { percent_off: number | null } | null } } } | null> | null } | null };

export type ProductsByFamilyQueryVariables = Exact<{
  families?: Array<string | null | undefined> | string | null | undefined;
  pageSize: number;
}>;


export type ProductsByFamilyQuery = { products: { items: Array<{ sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null }, discount: { percent_off: number | null } | null } } } | null> | null } | null };

export type FacetNamesFragment = { attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null };

export type ListingProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type ListingProductsQuery = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null }, discount: { percent_off: number | null } | null } } } | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, suggestions: Array<{ search: string } | null> | null } | null };

export type ListingFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type ListingFacetsQuery = { products: { aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type CategoryTileFragment = { uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null };

export type AllCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllCategoriesQuery = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null, children: Array<{ uid: string } | null> | null } | null> | null } | null };

export type FilteredByFamilyQueryVariables = Exact<{ [key: string]: never; }>;


export type FilteredByFamilyQuery = { products: { total_count: number | null } | null };

export type FilteredByPetsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilteredByPetsQuery = { products: { total_count: number | null } | null };

export type FilteredByColorQueryVariables = Exact<{ [key: string]: never; }>;


export type FilteredByColorQuery = { products: { total_count: number | null } | null };

export type FilteredByOccasionQueryVariables = Exact<{ [key: string]: never; }>;


export type FilteredByOccasionQuery = { products: { total_count: number | null } | null };

export type SortedByAgeQueryVariables = Exact<{ [key: string]: never; }>;


export type SortedByAgeQuery = { products: { total_count: number | null } | null };

export type CheckoutCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCountriesQuery = { countries: Array<{ id: string | null, available_regions: Array<{ code: string | null, name: string | null } | null> | null } | null> | null };

export type SavedAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAddressesQuery = { customer: { firstname: string | null, lastname: string | null, gst_number: string | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type SetGuestEmailMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string } } | null };

export type ShipmentFragment = { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null };

export type SetShippingAddressMutationVariables = Exact<{
  cartId: string;
  address: ShippingAddressInput;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string, shipping_addresses: Array<{ available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null> } } | null };

export type SetBillingAddressMutationVariables = Exact<{
  cartId: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  carrier: string;
  method: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, shipping_addresses: Array<{ selected_shipping_method: { method_title: string } | null } | null> } } | null };

export type SetPaymentMethodMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderMutation = { placeOrder: { orderV2: { number: string, token: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> } | null };

export type HostedPaymentQueryVariables = Exact<{
  orderToken: string;
  returnUrl: string;
}>;


export type HostedPaymentQuery = { hostedPayment: { redirect_url: string } | null };

export type ReleaseUnpaidOrderMutationVariables = Exact<{
  orderToken: string;
  presentCartId?: string | null | undefined;
}>;


export type ReleaseUnpaidOrderMutation = { releaseUnpaidOrder: { cart_id: string | null, user_errors: Array<{ code: string, message: string }> } };

export type AgreeToTermsMutationVariables = Exact<{
  cartId: string;
}>;


export type AgreeToTermsMutation = { setAdditionalInformationOnCart: { cart: { id: string } } };

export type CheckoutKindQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutKindQuery = { cart: { id: string, is_virtual: boolean } | null };

export type SetOrderDetailsMutationVariables = Exact<{
  input: SetAdditionalInformationOnCartInput;
}>;


export type SetOrderDetailsMutation = { setAdditionalInformationOnCart: { cart: { id: string } } };

export type PlaceOrderForTotalMutationVariables = Exact<{
  cartId: string;
  total: number;
}>;


export type PlaceOrderForTotalMutation = { placeOrderForTotal: { orderV2: { number: string, token: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> } | null };

export type OrderOfCartQueryVariables = Exact<{
  cartId: string;
}>;


export type OrderOfCartQuery = { orderOfCart: { token: string } | null };

export type TakePaymentMutationVariables = Exact<{
  receipt: string;
}>;


export type TakePaymentMutation = { takePayment: { outcome: PaymentOutcome } };

export type OrderLinkQueryVariables = Exact<{
  token: string;
}>;


export type OrderLinkQuery = { guestOrderByToken: { view_token: string } };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export type SiteMapQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteMapQuery = { siteMap: Array<{ path: string, changed_at: string | null }> };

export type PostCardFragment = { url_key: string, title: string, topic: string, summary: string, picture: string, picture_label: string, published_at: string, updated_at: string };

export type BlogPostsQueryVariables = Exact<{
  topic?: string | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type BlogPostsQuery = { blogPostList: { metaTitle: string | null, meta_description: string | null, topics: Array<string>, total_count: number, items: Array<{ url_key: string, title: string, topic: string, summary: string, picture: string, picture_label: string, published_at: string, updated_at: string }>, page_info: { current_page: number | null, total_pages: number | null } } };

export type BlogPostPageQueryVariables = Exact<{
  urlKey: string;
}>;


export type BlogPostPageQuery = { blogPost: { content: string, author: string, metaTitle: string, meta_description: string, meta_keywords: string, url_key: string, title: string, topic: string, summary: string, picture: string, picture_label: string, published_at: string, updated_at: string } | null, blogPostList: { items: Array<{ url_key: string, title: string, topic: string, summary: string, picture: string, picture_label: string, published_at: string, updated_at: string }> } };

export type BlogConfigurationQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogConfigurationQuery = { configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type DealsQueryVariables = Exact<{ [key: string]: never; }>;


export type DealsQuery = { publicCoupons: Array<{ code: string, label: string, ends_at: string | null, minimum_subtotal: { value: number | null, currency: CurrencyEnum | null } | null }>, headeroffer: { items: Array<{ sale_title: string | null, offer_text: string | null, offer_description: string | null, offer_end_date: string | null } | null> | null } | null, configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type StartingPriceQueryVariables = Exact<{ [key: string]: never; }>;


export type StartingPriceQuery = { configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type DepartmentsQueryVariables = Exact<{
  paths?: Array<string | null | undefined> | string | null | undefined;
}>;


export type DepartmentsQuery = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null } | null> | null } | null };

export type FulfillmentFragment = { artwork_token: string, steps: Array<FulfillmentStep>, can_ship: boolean, order: { number: string, status: string, status_code: string | null, order_date: string, email: string | null, shipping_method: string | null, additional_information: { dropship: boolean, send_proof: boolean, order_comment: string | null, gift_message: string | null }, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<{ id: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, shipments: Array<{ number: string, shipped_at: string, delivered_at: string | null, tracking: Array<{ title: string, number: string | null, url: string | null } | null> | null, items: Array<{ id: string, product_name: string | null, quantity_shipped: number } | null> | null } | null> | null }, carriers: Array<{ code: string, title: string }>, claims: Array<{ product_name: string, photo_url: string | null, claim: { id: string, reason: ClaimReason, wish: ClaimWish, message: string, status: ClaimStatus, answer: string, created_at: string }, refund_amount: { value: number | null, currency: CurrencyEnum | null } }>, prints: Array<{ order_item_id: string, state: PrintState, problem: string | null, files: Array<{ title: string, bytes: number, sha256: string, url: string }>, proof: { round: number, state: ProofState, can_approve: boolean, can_ask_for_change: boolean, shop_message: string, wish: string, sent_at: string | null, last_day: string | null, answered_at: string | null, by_deadline: boolean, edit_path: string | null, has_newer_version: boolean } | null }> };

export type FulfillmentQueryVariables = Exact<{
  token: string;
}>;


export type FulfillmentQuery = { fulfillment: { artwork_token: string, steps: Array<FulfillmentStep>, can_ship: boolean, order: { number: string, status: string, status_code: string | null, order_date: string, email: string | null, shipping_method: string | null, additional_information: { dropship: boolean, send_proof: boolean, order_comment: string | null, gift_message: string | null }, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<{ id: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, selected_options: Array<{ label: string, value: string } | null> | null } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, shipments: Array<{ number: string, shipped_at: string, delivered_at: string | null, tracking: Array<{ title: string, number: string | null, url: string | null } | null> | null, items: Array<{ id: string, product_name: string | null, quantity_shipped: number } | null> | null } | null> | null }, carriers: Array<{ code: string, title: string }>, claims: Array<{ product_name: string, photo_url: string | null, claim: { id: string, reason: ClaimReason, wish: ClaimWish, message: string, status: ClaimStatus, answer: string, created_at: string }, refund_amount: { value: number | null, currency: CurrencyEnum | null } }>, prints: Array<{ order_item_id: string, state: PrintState, problem: string | null, files: Array<{ title: string, bytes: number, sha256: string, url: string }>, proof: { round: number, state: ProofState, can_approve: boolean, can_ask_for_change: boolean, shop_message: string, wish: string, sent_at: string | null, last_day: string | null, answered_at: string | null, by_deadline: boolean, edit_path: string | null, has_newer_version: boolean } | null }> } | null };

export type MoveOrderMutationVariables = Exact<{
  token: string;
  step: FulfillmentStep;
}>;


export type MoveOrderMutation = { moveOrder: { steps: Array<FulfillmentStep> } };

export type ShipOrderMutationVariables = Exact<{
  input: ShipOrderInput;
}>;


export type ShipOrderMutation = { shipOrder: { steps: Array<FulfillmentStep> } };

export type DeliverShipmentMutationVariables = Exact<{
  token: string;
  number: string;
}>;


export type DeliverShipmentMutation = { deliverShipment: { steps: Array<FulfillmentStep> } };

export type DecideClaimMutationVariables = Exact<{
  input: DecideClaimInput;
}>;


export type DecideClaimMutation = { decideClaim: { steps: Array<FulfillmentStep> } };

export type PrintOrderMutationVariables = Exact<{
  token: string;
}>;


export type PrintOrderMutation = { printOrder: { steps: Array<FulfillmentStep> } };

export type SendProofAgainMutationVariables = Exact<{
  input: SendProofAgainInput;
}>;


export type SendProofAgainMutation = { sendProofAgain: { steps: Array<FulfillmentStep> } };

export type FindGuestOrderQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type FindGuestOrderQuery = { guestOrder: { token: string } };

export type FindGuestOrderByZipQueryVariables = Exact<{
  number: string;
  email: string;
  postcode: string;
}>;


export type FindGuestOrderByZipQuery = { guestOrder: { token: string } };

export type FindGuestOrderLinkQueryVariables = Exact<{
  token: string;
}>;


export type FindGuestOrderLinkQuery = { guestOrderByToken: { view_token: string } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: CpNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { cpnewsletter: { newsletterResponse: { error: boolean | null, message: string | null } | null } | null };

export type SubscribeEmailMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeEmailMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type NewsletterSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type NewsletterSubscriptionQuery = { newsletterSubscription: { email: string, status: string } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { error: boolean | null, message: string | null } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { error: boolean | null, message: string | null } };

export type ShellOffersQueryVariables = Exact<{
  priceCode?: string | null | undefined;
}>;


export type ShellOffersQuery = { headeroffer: { items: Array<{ store_notice: string | null, offer_text: string | null, offer_description: string | null, offer_start_date: string | null, offer_end_date: string | null, show_timer: boolean | null, sale_title: string | null } | null> | null } | null, configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type SpecialOfferBlocksQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type SpecialOfferBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type ExpiredPriceCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiredPriceCodesQuery = { configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type RequestOrderVerificationMutationVariables = Exact<{
  input: OrderVerificationInput;
}>;


export type RequestOrderVerificationMutation = { requestOrderVerification: { id: string } };

export type ConfirmOrderVerificationMutationVariables = Exact<{
  check: string | number;
  code: string;
}>;


export type ConfirmOrderVerificationMutation = { confirmOrderVerification: { order_number: string } };

export type OwnPhotosQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type OwnPhotosQuery = { photos: Array<{ id: string, width: number, height: number, url: string, taken_at: string | null }> };

export type ReviewWordsFragment = { nickname: string, summary: string, text: string, created_at: string, average_rating: number };

export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  page: number;
}>;


export type ProductReviewsQuery = { products: { items: Array<{ sku: string | null, rating_summary: number, review_count: number, reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number } | null>, page_info: { current_page: number | null, total_pages: number | null } } } | null> | null } | null };

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value_id: string, value: string } | null> } | null> } };

export type ReviewableProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewableProductsQuery = { products: { items: Array<{ sku: string | null, name: string | null, url_key: string | null } | null> | null } | null };

export type ProductReviewsInFullQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  page: number;
}>;


export type ProductReviewsInFullQuery = { products: { items: Array<{ sku: string | null, rating_summary: number, review_count: number, review_distribution: Array<{ stars: number, count: number }>, reviews: { items: Array<{ verified: boolean, nickname: string, summary: string, text: string, created_at: string, average_rating: number } | null>, page_info: { current_page: number | null, total_pages: number | null } } } | null> | null } | null };

export type SaidOfShopFragment = { rating: number, nickname: string, summary: string, text: string, created_at: string, verified: boolean, product: { name: string | null, url_key: string | null } | null };

export type ShopReviewsQueryVariables = Exact<{
  rating?: number | null | undefined;
  pageSize: number;
  page: number;
}>;


export type ShopReviewsQuery = { shopReviews: { average: number, total_count: number, distribution: Array<{ stars: number, count: number }>, items: Array<{ rating: number, nickname: string, summary: string, text: string, created_at: string, verified: boolean, product: { name: string | null, url_key: string | null } | null }>, page_info: { current_page: number | null, total_pages: number | null } } };

export type WriteProductReviewMutationVariables = Exact<{
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: Array<ProductReviewRatingInput | null | undefined> | ProductReviewRatingInput;
  email?: string | null | undefined;
  order_number?: string | null | undefined;
}>;


export type WriteProductReviewMutation = { createProductReview: { review: { nickname: string } } };

export type WriteShopReviewMutationVariables = Exact<{
  input: CreateShopReviewInput;
}>;


export type WriteShopReviewMutation = { createShopReview: { review: { nickname: string } } };

export type ReviewToModerateQueryVariables = Exact<{
  token: string;
}>;


export type ReviewToModerateQuery = { reviewToModerate: { status: ReviewStatus, review: { rating: number, nickname: string, summary: string, text: string, created_at: string, verified: boolean, product: { name: string | null, url_key: string | null } | null } } | null };

export type ModerateReviewMutationVariables = Exact<{
  input: ModerateReviewInput;
}>;


export type ModerateReviewMutation = { moderateReview: { status: ReviewStatus } };

export type ProductQuestionsQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  page: number;
}>;


export type ProductQuestionsQuery = { productQuestions: { total_count: number, product: { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null, label: string | null } | null }, items: Array<{ nickname: string | null, question: string, answer: string, answered_at: string }>, page_info: { current_page: number | null, total_pages: number | null } } | null };

export type AskProductQuestionMutationVariables = Exact<{
  input: AskProductQuestionInput;
}>;


export type AskProductQuestionMutation = { askProductQuestion: boolean };

export type QuestionToAnswerQueryVariables = Exact<{
  token: string;
}>;


export type QuestionToAnswerQuery = { questionToAnswer: { nickname: string, question: string, answer: string, status: QuestionStatus, wants_mail: boolean, product: { name: string | null, url_key: string | null } } | null };

export type AnswerProductQuestionMutationVariables = Exact<{
  input: AnswerProductQuestionInput;
}>;


export type AnswerProductQuestionMutation = { answerProductQuestion: { status: QuestionStatus, wants_mail: boolean } };

export type SearchConfigurationQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchConfigurationQuery = { configuration: { configvalues: Array<{ key: string, value: string | null } | null> | null } | null };

export type CustomerIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerIdQuery = { customer: { id: number | null } | null };

export type StartedSessionFragment = { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null };

export type CartAfterLoginQueryVariables = Exact<{
  id: string;
}>;


export type CartAfterLoginQuery = { cart: { id: string, is_virtual: boolean, total_quantity: number, shipping_addresses: Array<{ city: string } | null> } | null, customer: { default_shipping: string | null } | null };

export type ReferCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferCodeQuery = { customer: { refer_code: string | null } | null };

export type MyReferralsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReferralsQuery = { customer: { refer_code: string | null, referrals: { reward: { value: number | null, currency: CurrencyEnum | null }, earned: { value: number | null, currency: CurrencyEnum | null }, friends: Array<{ joined_at: string, status: ReferralStatus }> } | null } | null };

export type AcceptReferralMutationVariables = Exact<{
  code: string;
}>;


export type AcceptReferralMutation = { acceptReferral: boolean };

export type SharePhotoMutationVariables = Exact<{
  input: SharePhotoInput;
}>;


export type SharePhotoMutation = { sharePhoto: { message: string } };

export type SharedPhotoQueryVariables = Exact<{
  token: string;
}>;


export type SharedPhotoQuery = { sharedPhoto: { pet_name: string, email: string, story: string, consent: string, created_at: string } | null };

export type ShellCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellCustomerQuery = { customer: { firstname: string | null } | null };

export type ShellCartQueryVariables = Exact<{
  id: string;
}>;


export type ShellCartQuery = { cart: { total_quantity: number } | null };

export type LogInByNetworkMutationVariables = Exact<{
  input: SocialLoginInput;
  guestCart?: string | null | undefined;
}>;


export type LogInByNetworkMutation = { createCustomerBySocialLogin: { customer_token: string | null, cachePrice: string | null, check_id: string | null, code_sent: boolean | null, start_session: { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null } | null } | null };

export type SendSocialLoginCodeMutationVariables = Exact<{
  checkId: string | number;
  email: string;
}>;


export type SendSocialLoginCodeMutation = { sendSocialLoginCode: { email: string } };

export type ConfirmSocialLoginMutationVariables = Exact<{
  checkId: string | number;
  code: string;
  guestCart?: string | null | undefined;
}>;


export type ConfirmSocialLoginMutation = { confirmSocialLogin: { customer_token: string | null, cachePrice: string | null, start_session: { customer_id: string, cart_id: string, is_guest_cart_gone: boolean, shipping: { available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null } | null> | null, selected_shipping_method: { method_title: string } | null } | null } | null } };

export type StudioDesignFragment = { id: string, revision: number, name: string | null, share_token: string | null, sku: string, document: string, photos: Array<{ id: string, width: number, height: number, url: string, taken_at: string | null }>, problems: Array<{ field: string, message: string }> };

export type StudioProductQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type StudioProductQuery = { products: { items: Array<{ uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, price_tiers: Array<{ quantity: number | null, discount: { percent_off: number | null } | null } | null> | null, tool: { blueprint: string, template: string, path: string, design_option_uid: string, counted_prices: Array<{ code: string, title: string, min: number, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }>, options: Array<{ code: string, title: string, values: Array<{ code: string, title: string, price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }> }> } | null } | null> | null } | null };

export type StudioSavedDesignQueryVariables = Exact<{
  id: string | number;
}>;


export type StudioSavedDesignQuery = { design: { id: string, revision: number, name: string | null, share_token: string | null, sku: string, document: string, photos: Array<{ id: string, width: number, height: number, url: string, taken_at: string | null }>, problems: Array<{ field: string, message: string }> } | null };

export type StudioSaveDesignMutationVariables = Exact<{
  input: SaveDesignInput;
}>;


export type StudioSaveDesignMutation = { saveDesign: { design: { id: string, revision: number, name: string | null, share_token: string | null, sku: string, document: string, photos: Array<{ id: string, width: number, height: number, url: string, taken_at: string | null }>, problems: Array<{ field: string, message: string }> } | null, user_errors: Array<{ code: string, message: string, field: string | null }> } };

export type StudioCartLinesQueryVariables = Exact<{
  id: string;
}>;


export type StudioCartLinesQuery = { cart: { id: string, itemsV2: { items: Array<{ uid: string, quantity: number, product: { uid: string, sku: string | null } } | null> } | null } | null };

export type StudioUpdateCartLineMutationVariables = Exact<{
  input: UpdateCartItemsInput;
}>;


export type StudioUpdateCartLineMutation = { updateCartItems: { cart: { id: string } } | null };

export type StudioRenameDesignMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
}>;


export type StudioRenameDesignMutation = { renameDesign: { id: string } };

export type StudioShareDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type StudioShareDesignMutation = { shareDesign: { id: string } };

export type StudioUnshareDesignMutationVariables = Exact<{
  id: string | number;
}>;


export type StudioUnshareDesignMutation = { unshareDesign: { id: string } };

export type StudioApplyDesignMutationVariables = Exact<{
  id: string | number;
  sku: string;
}>;


export type StudioApplyDesignMutation = { duplicateDesign: { id: string } };

export type StudioOtherProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type StudioOtherProductsQuery = { products: { items: Array<{ uid: string, sku: string | null, name: string | null } | null> | null } | null };

export type CheckCampaignQueryVariables = Exact<{
  id: string;
}>;


export type CheckCampaignQuery = { checkmailchimpid: { valid: boolean | null } | null };


/** The text of an operation; the type parameters say what it answers and takes. */
export type ProviderDocument<Answer, Variables> = string & { readonly answer?: Answer; readonly variables?: Variables };

export const RequestPasswordResetDocument = "mutation RequestPasswordReset($email: String!) {\n  requestPasswordResetEmail(email: $email)\n}" as unknown as ProviderDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordLinkWorksDocument = "query PasswordLinkWorks($email: String!, $token: String!) {\n  passwordLinkWorks(email: $email, token: $token)\n}" as unknown as ProviderDocument<PasswordLinkWorksQuery, PasswordLinkWorksQueryVariables>;
export const ResetPasswordDocument = "mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {\n  resetPassword(\n    email: $email\n    resetPasswordToken: $token\n    newPassword: $newPassword\n  )\n}" as unknown as ProviderDocument<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ConfirmEmailDocument = "mutation ConfirmEmail($email: String!, $key: String!) {\n  confirmEmail(input: {email: $email, confirmation_key: $key}) {\n    customer {\n      email\n    }\n  }\n}" as unknown as ProviderDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResendConfirmationDocument = "mutation ResendConfirmation($email: String!) {\n  resendConfirmationEmail(email: $email)\n}" as unknown as ProviderDocument<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const OwnAddressStateDocument = "query OwnAddressState {\n  customer {\n    email\n    email_confirmed_at\n    has_password\n    new_email\n  }\n}" as unknown as ProviderDocument<OwnAddressStateQuery, OwnAddressStateQueryVariables>;
export const AddressBookDocument = "query AddressBook {\n  customer {\n    firstname\n    lastname\n    addresses {\n      ...BookAddress\n    }\n  }\n}\nfragment BookAddress on CustomerAddress {\n  id\n  firstname\n  lastname\n  company\n  street\n  city\n  region {\n    region_code\n  }\n  postcode\n  telephone\n  default_billing\n  default_shipping\n}" as unknown as ProviderDocument<AddressBookQuery, AddressBookQueryVariables>;
export const CreateAddressDocument = "mutation CreateAddress($input: CustomerAddressInput!) {\n  createCustomerAddress(input: $input) {\n    id\n  }\n}" as unknown as ProviderDocument<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = "mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {\n  updateCustomerAddress(id: $id, input: $input) {\n    id\n  }\n}" as unknown as ProviderDocument<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = "mutation DeleteAddress($id: Int!) {\n  deleteCustomerAddress(id: $id)\n}" as unknown as ProviderDocument<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const DashboardCustomerDocument = "query DashboardCustomer {\n  customer {\n    firstname\n    lastname\n    email\n    default_shipping\n  }\n}" as unknown as ProviderDocument<DashboardCustomerQuery, DashboardCustomerQueryVariables>;
export const DashboardBelongingsDocument = "query DashboardBelongings {\n  customer {\n    email_confirmed_at\n    champ_membership_until\n    reward_points {\n      balance {\n        ...RewardAmount\n      }\n      expiring {\n        points\n        last_day\n      }\n      notice_days\n      loyalty {\n        joined_at\n      }\n    }\n    store_credit {\n      current_balance {\n        ...Price\n      }\n    }\n  }\n  designs(pageSize: 4) {\n    items {\n      ...SavedDesign\n    }\n    total_count\n  }\n}\nfragment RewardAmount on RewardPointsAmount {\n  points\n  money {\n    ...Price\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment SavedDesign on Design {\n  id\n  name\n  updated_at\n  share_token\n  sku\n  document\n  picture_url\n  problems {\n    message\n  }\n}" as unknown as ProviderDocument<DashboardBelongingsQuery, DashboardBelongingsQueryVariables>;
export const MyGiftCardsDocument = "query MyGiftCards {\n  customer {\n    store_credit {\n      current_balance {\n        ...Price\n      }\n    }\n    sent_gift_cards {\n      code_ending\n      amount {\n        ...Price\n      }\n      recipient_name\n      recipient_email\n      created_at\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<MyGiftCardsQuery, MyGiftCardsQueryVariables>;
export const GiftCardLookupDocument = "query GiftCardLookup($code: String!) {\n  giftCardAccount(input: {gift_card_code: $code}) {\n    code\n    balance {\n      ...Price\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<GiftCardLookupQuery, GiftCardLookupQueryVariables>;
export const RedeemGiftCardDocument = "mutation RedeemGiftCard($code: String!) {\n  redeemGiftCardBalanceAsStoreCredit(input: {gift_card_code: $code}) {\n    code\n  }\n}" as unknown as ProviderDocument<RedeemGiftCardMutation, RedeemGiftCardMutationVariables>;
export const SendGiftCardDocument = "mutation SendGiftCard($input: SendGiftCardInput!) {\n  sendGiftCard(input: $input) {\n    gift_card {\n      code_ending\n    }\n  }\n}" as unknown as ProviderDocument<SendGiftCardMutation, SendGiftCardMutationVariables>;
export const CustomerDetailsDocument = "query CustomerDetails {\n  customer {\n    firstname\n    middlename\n    lastname\n    prefix\n    suffix\n    email\n    date_of_birth\n    taxvat\n  }\n}" as unknown as ProviderDocument<CustomerDetailsQuery, CustomerDetailsQueryVariables>;
export const CustomerBusinessDetailsDocument = "query CustomerBusinessDetails {\n  customer {\n    phone_no\n    gst_number\n    gst_certificate\n    new_email\n    has_password\n  }\n}" as unknown as ProviderDocument<CustomerBusinessDetailsQuery, CustomerBusinessDetailsQueryVariables>;
export const CustomerMembershipDocument = "query CustomerMembership {\n  customer {\n    subscribed_for_auto_champ_membership\n    champ_membership_until\n  }\n  configuration(\n    config_fields: [\"champ_membership_price\", \"champ_membership_percent\"]\n  ) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<CustomerMembershipQuery, CustomerMembershipQueryVariables>;
export const ChangeMembershipRenewalDocument = "mutation ChangeMembershipRenewal($renews: Boolean!) {\n  updateCustomerV2(input: {subscribed_for_auto_champ_membership: $renews}) {\n    customer {\n      email\n    }\n  }\n}" as unknown as ProviderDocument<ChangeMembershipRenewalMutation, ChangeMembershipRenewalMutationVariables>;
export const ChangeDetailsDocument = "mutation ChangeDetails($input: CustomerUpdateInput!) {\n  updateCustomerV2(input: $input) {\n    customer {\n      email\n    }\n  }\n}" as unknown as ProviderDocument<ChangeDetailsMutation, ChangeDetailsMutationVariables>;
export const ChangeEmailDocument = "mutation ChangeEmail($email: String!, $password: String!) {\n  updateCustomerEmail(email: $email, password: $password) {\n    customer {\n      email\n    }\n  }\n}" as unknown as ProviderDocument<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changeCustomerPassword(\n    currentPassword: $currentPassword\n    newPassword: $newPassword\n  ) {\n    email\n  }\n}" as unknown as ProviderDocument<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MyCreditsDocument = "query MyCredits($page: Int!, $size: Int!) {\n  customer {\n    store_credit {\n      current_balance {\n        ...Price\n      }\n      balance_history(pageSize: $size, currentPage: $page) {\n        items {\n          action\n          date_time_changed\n          balance_change {\n            ...Price\n          }\n          actual_balance {\n            ...Price\n          }\n        }\n        total_count\n        page_info {\n          total_pages\n        }\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<MyCreditsQuery, MyCreditsQueryVariables>;
export const MyRewardPointsDocument = "query MyRewardPoints {\n  customer {\n    reward_points {\n      balance {\n        ...RewardAmount\n      }\n      exchange_rates {\n        ...RewardRates\n      }\n      expiring {\n        points\n        last_day\n      }\n      transactions(pageSize: 5) {\n        items {\n          ...RewardTransaction\n        }\n        total_count\n      }\n      loyalty {\n        joined_at\n      }\n    }\n  }\n}\nfragment RewardAmount on RewardPointsAmount {\n  points\n  money {\n    ...Price\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment RewardRates on RewardPointsExchangeRates {\n  earning {\n    points\n    currency_amount\n  }\n  redemption {\n    points\n    currency_amount\n  }\n}\nfragment RewardTransaction on RewardPointsBalanceHistoryItem {\n  change_reason\n  date\n  points_change\n  balance {\n    points\n  }\n}" as unknown as ProviderDocument<MyRewardPointsQuery, MyRewardPointsQueryVariables>;
export const MyRewardTransactionsDocument = "query MyRewardTransactions($page: Int!, $size: Int!) {\n  customer {\n    reward_points {\n      transactions(pageSize: $size, currentPage: $page) {\n        items {\n          ...RewardTransaction\n        }\n        total_count\n        page_info {\n          total_pages\n        }\n      }\n    }\n  }\n}\nfragment RewardTransaction on RewardPointsBalanceHistoryItem {\n  change_reason\n  date\n  points_change\n  balance {\n    points\n  }\n}" as unknown as ProviderDocument<MyRewardTransactionsQuery, MyRewardTransactionsQueryVariables>;
export const MyLoyaltyLevelDocument = "query MyLoyaltyLevel {\n  customer {\n    reward_points {\n      loyalty {\n        joined_at\n        spent {\n          ...Price\n        }\n        level {\n          ...LoyaltyLevelLine\n        }\n        next_level {\n          ...LoyaltyLevelLine\n        }\n        missing {\n          ...Price\n        }\n        levels {\n          ...LoyaltyLevelLine\n        }\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment LoyaltyLevelLine on LoyaltyLevel {\n  code\n  name\n  from {\n    ...Price\n  }\n  points_a_dollar\n}" as unknown as ProviderDocument<MyLoyaltyLevelQuery, MyLoyaltyLevelQueryVariables>;
export const MyRewardSettingsDocument = "query MyRewardSettings {\n  customer {\n    reward_points {\n      notice_days\n      subscription_status {\n        balance_updates\n        points_expiration_notifications\n      }\n      loyalty {\n        joined_at\n      }\n    }\n  }\n}" as unknown as ProviderDocument<MyRewardSettingsQuery, MyRewardSettingsQueryVariables>;
export const RewardPolicyDocument = "query RewardPolicy {\n  customer {\n    reward_points {\n      exchange_rates {\n        ...RewardRates\n      }\n      validity_months\n      notice_days\n      loyalty {\n        levels {\n          ...LoyaltyLevelLine\n        }\n      }\n    }\n  }\n}\nfragment RewardRates on RewardPointsExchangeRates {\n  earning {\n    points\n    currency_amount\n  }\n  redemption {\n    points\n    currency_amount\n  }\n}\nfragment LoyaltyLevelLine on LoyaltyLevel {\n  code\n  name\n  from {\n    ...Price\n  }\n  points_a_dollar\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<RewardPolicyQuery, RewardPolicyQueryVariables>;
export const JoinLoyaltyDocument = "mutation JoinLoyalty {\n  joinLoyalty {\n    loyalty {\n      joined_at\n    }\n  }\n}" as unknown as ProviderDocument<JoinLoyaltyMutation, JoinLoyaltyMutationVariables>;
export const LeaveLoyaltyDocument = "mutation LeaveLoyalty {\n  leaveLoyalty {\n    loyalty {\n      joined_at\n    }\n  }\n}" as unknown as ProviderDocument<LeaveLoyaltyMutation, LeaveLoyaltyMutationVariables>;
export const UpdateRewardSubscriptionDocument = "mutation UpdateRewardSubscription($input: RewardSubscriptionInput!) {\n  updateRewardSubscription(input: $input) {\n    subscription_status {\n      balance_updates\n    }\n  }\n}" as unknown as ProviderDocument<UpdateRewardSubscriptionMutation, UpdateRewardSubscriptionMutationVariables>;
export const SavedDesignsDocument = "query SavedDesigns($page: Int!, $size: Int!) {\n  customer {\n    firstname\n  }\n  designs(pageSize: $size, currentPage: $page) {\n    items {\n      ...SavedDesign\n    }\n    total_count\n    page_info {\n      total_pages\n    }\n  }\n}\nfragment SavedDesign on Design {\n  id\n  name\n  updated_at\n  share_token\n  sku\n  document\n  picture_url\n  problems {\n    message\n  }\n}" as unknown as ProviderDocument<SavedDesignsQuery, SavedDesignsQueryVariables>;
export const SavedDesignDocument = "query SavedDesign($id: ID!) {\n  customer {\n    firstname\n  }\n  design(id: $id) {\n    ...SavedDesign\n    is_saved\n  }\n}\nfragment SavedDesign on Design {\n  id\n  name\n  updated_at\n  share_token\n  sku\n  document\n  picture_url\n  problems {\n    message\n  }\n}" as unknown as ProviderDocument<SavedDesignQuery, SavedDesignQueryVariables>;
export const DesignedProductsDocument = "query DesignedProducts($skus: [String]!) {\n  products(filter: {sku: {in: $skus}}, pageSize: 50) {\n    items {\n      uid\n      sku\n      name\n      stock_status\n      tool {\n        path\n        design_option_uid\n      }\n    }\n  }\n}" as unknown as ProviderDocument<DesignedProductsQuery, DesignedProductsQueryVariables>;
export const RenameDesignDocument = "mutation RenameDesign($id: ID!, $name: String) {\n  renameDesign(id: $id, name: $name) {\n    id\n  }\n}" as unknown as ProviderDocument<RenameDesignMutation, RenameDesignMutationVariables>;
export const DuplicateDesignDocument = "mutation DuplicateDesign($id: ID!) {\n  duplicateDesign(id: $id) {\n    id\n  }\n}" as unknown as ProviderDocument<DuplicateDesignMutation, DuplicateDesignMutationVariables>;
export const ShareDesignDocument = "mutation ShareDesign($id: ID!) {\n  shareDesign(id: $id) {\n    id\n  }\n}" as unknown as ProviderDocument<ShareDesignMutation, ShareDesignMutationVariables>;
export const UnshareDesignDocument = "mutation UnshareDesign($id: ID!) {\n  unshareDesign(id: $id) {\n    id\n  }\n}" as unknown as ProviderDocument<UnshareDesignMutation, UnshareDesignMutationVariables>;
export const DeleteDesignDocument = "mutation DeleteDesign($id: ID!) {\n  deleteDesign(id: $id) {\n    is_still_needed\n  }\n}" as unknown as ProviderDocument<DeleteDesignMutation, DeleteDesignMutationVariables>;
export const SharedDesignDocument = "query SharedDesign($token: String!) {\n  sharedDesign(token: $token) {\n    name\n    sku\n    document\n    picture_url\n  }\n}" as unknown as ProviderDocument<SharedDesignQuery, SharedDesignQueryVariables>;
export const SubscriptionDocument = "query Subscription {\n  customer {\n    email\n    is_subscribed\n  }\n}" as unknown as ProviderDocument<SubscriptionQuery, SubscriptionQueryVariables>;
export const ChangeSubscriptionDocument = "mutation ChangeSubscription($isSubscribed: Boolean!) {\n  updateCustomerV2(input: {is_subscribed: $isSubscribed}) {\n    customer {\n      is_subscribed\n    }\n  }\n}" as unknown as ProviderDocument<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>;
export const NewsletterConsentDocument = "query NewsletterConsent {\n  customer {\n    newsletter {\n      status\n      history {\n        kind\n        source\n        created_at\n      }\n    }\n  }\n}" as unknown as ProviderDocument<NewsletterConsentQuery, NewsletterConsentQueryVariables>;
export const SetNewsletterConsentDocument = "mutation SetNewsletterConsent($subscribe: Boolean!) {\n  setNewsletterConsent(subscribe: $subscribe) {\n    error\n    message\n  }\n}" as unknown as ProviderDocument<SetNewsletterConsentMutation, SetNewsletterConsentMutationVariables>;
export const MyOrdersDocument = "query MyOrders($filter: CustomerOrdersFilterInput, $page: Int!, $pageSize: Int!) {\n  customer {\n    orders(\n      filter: $filter\n      currentPage: $page\n      pageSize: $pageSize\n      sort: {sort_field: CREATED_AT, sort_direction: DESC}\n    ) {\n      page_info {\n        total_pages\n      }\n      items {\n        id\n        number\n        order_date\n        status\n        arrival_date\n        status_code\n        total {\n          grand_total {\n            ...Price\n          }\n        }\n        items {\n          id\n          product_name\n          quantity_ordered\n          original_image_url\n        }\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<MyOrdersQuery, MyOrdersQueryVariables>;
export const MyOrderDocument = "query MyOrder($number: String!) {\n  customer {\n    orders(filter: {number: {eq: $number}}, pageSize: 1) {\n      items {\n        ...OrderCore\n      }\n    }\n  }\n}\nfragment OrderCore on CustomerOrder {\n  id\n  number\n  token\n  order_date\n  status\n  email\n  shipping_method\n  payment_methods {\n    name\n  }\n  total {\n    grand_total {\n      ...Price\n    }\n    subtotal {\n      ...Price\n    }\n    total_tax {\n      ...Price\n    }\n    total_shipping {\n      ...Price\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  items {\n    id\n    product_name\n    product_sku\n    quantity_ordered\n    product_sale_price {\n      ...Price\n    }\n    selected_options {\n      label\n      value\n    }\n  }\n  shipping_address {\n    ...OrderAddressLines\n  }\n  billing_address {\n    ...OrderAddressLines\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment OrderAddressLines on OrderAddress {\n  firstname\n  lastname\n  company\n  street\n  city\n  region\n  postcode\n  telephone\n}" as unknown as ProviderDocument<MyOrderQuery, MyOrderQueryVariables>;
export const OrderByTokenDocument = "query OrderByToken($token: String!) {\n  guestOrderByToken(input: {token: $token}) {\n    ...OrderCore\n    ...OrderExtension\n  }\n}\nfragment OrderCore on CustomerOrder {\n  id\n  number\n  token\n  order_date\n  status\n  email\n  shipping_method\n  payment_methods {\n    name\n  }\n  total {\n    grand_total {\n      ...Price\n    }\n    subtotal {\n      ...Price\n    }\n    total_tax {\n      ...Price\n    }\n    total_shipping {\n      ...Price\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  items {\n    id\n    product_name\n    product_sku\n    quantity_ordered\n    product_sale_price {\n      ...Price\n    }\n    selected_options {\n      label\n      value\n    }\n  }\n  shipping_address {\n    ...OrderAddressLines\n  }\n  billing_address {\n    ...OrderAddressLines\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment OrderAddressLines on OrderAddress {\n  firstname\n  lastname\n  company\n  street\n  city\n  region\n  postcode\n  telephone\n}\nfragment OrderExtension on CustomerOrder {\n  status_code\n  arrival_date\n  payment_instructions\n  artwork_token\n  open_proofs\n  additional_information {\n    dropship\n    send_proof\n    business_purchase\n    gst_company\n    gst_number\n  }\n  items {\n    original_image_url\n    row_total {\n      ...Price\n    }\n    cache_row_total {\n      ...Price\n    }\n  }\n  total {\n    totals {\n      code\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n}" as unknown as ProviderDocument<OrderByTokenQuery, OrderByTokenQueryVariables>;
export const PrivacyPageDocument = "query PrivacyPage {\n  customer {\n    email\n    has_password\n    social_logins {\n      login_source\n      name\n      created_at\n    }\n  }\n}" as unknown as ProviderDocument<PrivacyPageQuery, PrivacyPageQueryVariables>;
export const DisconnectSocialLoginDocument = "mutation DisconnectSocialLogin($source: String!) {\n  disconnectSocialLogin(login_source: $source)\n}" as unknown as ProviderDocument<DisconnectSocialLoginMutation, DisconnectSocialLoginMutationVariables>;
export const SendAccountDeletionCodeDocument = "mutation SendAccountDeletionCode {\n  sendAccountDeletionCode\n}" as unknown as ProviderDocument<SendAccountDeletionCodeMutation, SendAccountDeletionCodeMutationVariables>;
export const DeleteCustomerAccountDocument = "mutation DeleteCustomerAccount($input: DeleteCustomerAccountInput!) {\n  deleteCustomerAccount(input: $input)\n}" as unknown as ProviderDocument<DeleteCustomerAccountMutation, DeleteCustomerAccountMutationVariables>;
export const InviteFriendsDocument = "mutation InviteFriends($emails: String!) {\n  inviteFriends(emails: $emails)\n}" as unknown as ProviderDocument<InviteFriendsMutation, InviteFriendsMutationVariables>;
export const SessionsPageDocument = "query SessionsPage {\n  customer {\n    sessions {\n      id\n      device\n      is_current\n      signed_in_at\n      last_seen_at\n    }\n  }\n}" as unknown as ProviderDocument<SessionsPageQuery, SessionsPageQueryVariables>;
export const CloseSessionDocument = "mutation CloseSession($id: ID!) {\n  closeCustomerSession(id: $id)\n}" as unknown as ProviderDocument<CloseSessionMutation, CloseSessionMutationVariables>;
export const CloseSessionsDocument = "mutation CloseSessions($thisToo: Boolean!) {\n  closeCustomerSessions(this_too: $thisToo)\n}" as unknown as ProviderDocument<CloseSessionsMutation, CloseSessionsMutationVariables>;
export const LogInDocument = "mutation LogIn($email: String!, $password: String!, $captcha: String, $guestCart: String) {\n  generateCustomerToken(\n    email: $email\n    password: $password\n    recaptcha_response: $captcha\n  ) {\n    token\n    cachePrice\n    start_session(guest_cart_id: $guestCart) {\n      ...StartedSession\n    }\n  }\n}\nfragment StartedSession on StartedSession {\n  customer_id\n  cart_id\n  is_guest_cart_gone\n  shipping {\n    ...Shipment\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<LogInMutation, LogInMutationVariables>;
export const SendLoginCodeDocument = "mutation SendLoginCode($email: String!, $captcha: String) {\n  loginByEmailOtpData(email: $email, recaptcha_response: $captcha) {\n    success\n    message\n  }\n}" as unknown as ProviderDocument<SendLoginCodeMutation, SendLoginCodeMutationVariables>;
export const LogInByCodeDocument = "mutation LogInByCode($email: String!, $code: String!, $captcha: String, $guestCart: String) {\n  loginUniversalpassword(\n    username: $email\n    password: $code\n    logintype: \"otp\"\n    recaptcha_response: $captcha\n  ) {\n    success\n    message\n    token\n    cachePrice\n    start_session(guest_cart_id: $guestCart) {\n      ...StartedSession\n    }\n  }\n}\nfragment StartedSession on StartedSession {\n  customer_id\n  cart_id\n  is_guest_cart_gone\n  shipping {\n    ...Shipment\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<LogInByCodeMutation, LogInByCodeMutationVariables>;
export const ConfirmPersonDocument = "mutation ConfirmPerson {\n  confirmPerson\n}" as unknown as ProviderDocument<ConfirmPersonMutation, ConfirmPersonMutationVariables>;
export const RegisterDocument = "mutation Register($input: CustomerInput!, $guestCart: String) {\n  createCustomer(input: $input) {\n    customer_token\n    start_session(guest_cart_id: $guestCart) {\n      ...StartedSession\n    }\n  }\n}\nfragment StartedSession on StartedSession {\n  customer_id\n  cart_id\n  is_guest_cart_gone\n  shipping {\n    ...Shipment\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<RegisterMutation, RegisterMutationVariables>;
export const RegisterPlainlyDocument = "mutation RegisterPlainly($input: CustomerCreateInput!) {\n  createCustomerV2(input: $input) {\n    customer {\n      email\n    }\n  }\n}" as unknown as ProviderDocument<RegisterPlainlyMutation, RegisterPlainlyMutationVariables>;
export const LogOutDocument = "mutation LogOut {\n  revokeCustomerToken {\n    result\n  }\n}" as unknown as ProviderDocument<LogOutMutation, LogOutMutationVariables>;
export const CustomerCartIdDocument = "query CustomerCartId {\n  customerCart {\n    id\n  }\n}" as unknown as ProviderDocument<CustomerCartIdQuery, CustomerCartIdQueryVariables>;
export const MergeCartsDocument = "mutation MergeCarts($source: String!, $destination: String!) {\n  mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {\n    id\n  }\n}" as unknown as ProviderDocument<MergeCartsMutation, MergeCartsMutationVariables>;
export const ClaimDesignsDocument = "mutation ClaimDesigns {\n  claimDesigns\n}" as unknown as ProviderDocument<ClaimDesignsMutation, ClaimDesignsMutationVariables>;
export const SignedInCustomerDocument = "query SignedInCustomer {\n  customer {\n    firstname\n    lastname\n    email\n  }\n}" as unknown as ProviderDocument<SignedInCustomerQuery, SignedInCustomerQueryVariables>;
export const ViewOrderDocument = "query ViewOrder($number: String!) {\n  customer {\n    orders(filter: {number: {eq: $number}}, pageSize: 1) {\n      items {\n        ...OrderCore\n        ...OrderParcels\n        ...OrderExtension\n        ...OrderProgress\n      }\n    }\n  }\n}\nfragment OrderCore on CustomerOrder {\n  id\n  number\n  token\n  order_date\n  status\n  email\n  shipping_method\n  payment_methods {\n    name\n  }\n  total {\n    grand_total {\n      ...Price\n    }\n    subtotal {\n      ...Price\n    }\n    total_tax {\n      ...Price\n    }\n    total_shipping {\n      ...Price\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  items {\n    id\n    product_name\n    product_sku\n    quantity_ordered\n    product_sale_price {\n      ...Price\n    }\n    selected_options {\n      label\n      value\n    }\n  }\n  shipping_address {\n    ...OrderAddressLines\n  }\n  billing_address {\n    ...OrderAddressLines\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment OrderAddressLines on OrderAddress {\n  firstname\n  lastname\n  company\n  street\n  city\n  region\n  postcode\n  telephone\n}\nfragment OrderParcels on CustomerOrder {\n  shipments {\n    id\n    number\n    tracking {\n      carrier\n      title\n      number\n    }\n    items {\n      id\n      product_name\n      quantity_shipped\n    }\n  }\n}\nfragment OrderExtension on CustomerOrder {\n  status_code\n  arrival_date\n  payment_instructions\n  artwork_token\n  open_proofs\n  additional_information {\n    dropship\n    send_proof\n    business_purchase\n    gst_company\n    gst_number\n  }\n  items {\n    original_image_url\n    row_total {\n      ...Price\n    }\n    cache_row_total {\n      ...Price\n    }\n  }\n  total {\n    totals {\n      code\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n}\nfragment OrderProgress on CustomerOrder {\n  available_actions\n  invoice_url\n  timeline {\n    code\n    label\n    at\n    is_done\n  }\n  refunds {\n    amount {\n      ...Price\n    }\n    at\n  }\n  shipments {\n    shipped_at\n    delivered_at\n    tracking {\n      url\n    }\n    items {\n      order_item_id\n    }\n  }\n  items {\n    can_claim\n    claim {\n      reason\n      wish\n      message\n      status\n      answer\n      created_at\n    }\n  }\n}" as unknown as ProviderDocument<ViewOrderQuery, ViewOrderQueryVariables>;
export const ViewGuestOrderDocument = "query ViewGuestOrder($token: String!) {\n  guestOrderByToken(input: {token: $token}) {\n    ...OrderCore\n    ...OrderParcels\n    ...OrderExtension\n    ...OrderProgress\n  }\n}\nfragment OrderCore on CustomerOrder {\n  id\n  number\n  token\n  order_date\n  status\n  email\n  shipping_method\n  payment_methods {\n    name\n  }\n  total {\n    grand_total {\n      ...Price\n    }\n    subtotal {\n      ...Price\n    }\n    total_tax {\n      ...Price\n    }\n    total_shipping {\n      ...Price\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  items {\n    id\n    product_name\n    product_sku\n    quantity_ordered\n    product_sale_price {\n      ...Price\n    }\n    selected_options {\n      label\n      value\n    }\n  }\n  shipping_address {\n    ...OrderAddressLines\n  }\n  billing_address {\n    ...OrderAddressLines\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment OrderAddressLines on OrderAddress {\n  firstname\n  lastname\n  company\n  street\n  city\n  region\n  postcode\n  telephone\n}\nfragment OrderParcels on CustomerOrder {\n  shipments {\n    id\n    number\n    tracking {\n      carrier\n      title\n      number\n    }\n    items {\n      id\n      product_name\n      quantity_shipped\n    }\n  }\n}\nfragment OrderExtension on CustomerOrder {\n  status_code\n  arrival_date\n  payment_instructions\n  artwork_token\n  open_proofs\n  additional_information {\n    dropship\n    send_proof\n    business_purchase\n    gst_company\n    gst_number\n  }\n  items {\n    original_image_url\n    row_total {\n      ...Price\n    }\n    cache_row_total {\n      ...Price\n    }\n  }\n  total {\n    totals {\n      code\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n}\nfragment OrderProgress on CustomerOrder {\n  available_actions\n  invoice_url\n  timeline {\n    code\n    label\n    at\n    is_done\n  }\n  refunds {\n    amount {\n      ...Price\n    }\n    at\n  }\n  shipments {\n    shipped_at\n    delivered_at\n    tracking {\n      url\n    }\n    items {\n      order_item_id\n    }\n  }\n  items {\n    can_claim\n    claim {\n      reason\n      wish\n      message\n      status\n      answer\n      created_at\n    }\n  }\n}" as unknown as ProviderDocument<ViewGuestOrderQuery, ViewGuestOrderQueryVariables>;
export const CancelOrderDocument = "mutation CancelOrder($id: ID!, $reason: String!) {\n  cancelOrder(input: {order_id: $id, reason: $reason}) {\n    errorV2 {\n      message\n    }\n    order {\n      id\n      status\n    }\n  }\n}" as unknown as ProviderDocument<CancelOrderMutation, CancelOrderMutationVariables>;
export const CancelOrderByTokenDocument = "mutation CancelOrderByToken($token: String!, $reason: String!) {\n  cancelOrderByToken(order_token: $token, reason: $reason) {\n    errorV2 {\n      message\n    }\n    order {\n      id\n      status\n    }\n  }\n}" as unknown as ProviderDocument<CancelOrderByTokenMutation, CancelOrderByTokenMutationVariables>;
export const ReorderItemsDocument = "mutation ReorderItems($number: String!) {\n  reorderItems(orderNumber: $number) {\n    cart {\n      id\n      total_quantity\n    }\n    userInputErrors {\n      code\n      message\n    }\n  }\n}" as unknown as ProviderDocument<ReorderItemsMutation, ReorderItemsMutationVariables>;
export const ClaimOrderItemDocument = "mutation ClaimOrderItem($input: ClaimOrderItemInput!) {\n  claimOrderItem(input: $input) {\n    id\n  }\n}" as unknown as ProviderDocument<ClaimOrderItemMutation, ClaimOrderItemMutationVariables>;
export const OrderArtworkDocument = "query OrderArtwork($input: OrderArtworkInput!) {\n  orderArtwork(input: $input) {\n    number\n    artwork_token\n    may_answer\n    proof_request\n    items {\n      id\n      product_name\n      quantity\n      selected_options {\n        label\n        value\n      }\n      surfaces {\n        title\n        width\n        height\n        picture_url\n        print_file_url\n      }\n      proof {\n        ...Proof\n      }\n    }\n  }\n}\nfragment Proof on Proof {\n  round\n  state\n  can_approve\n  can_ask_for_change\n  shop_message\n  wish\n  sent_at\n  last_day\n  answered_at\n  by_deadline\n  edit_path\n  has_newer_version\n}" as unknown as ProviderDocument<OrderArtworkQuery, OrderArtworkQueryVariables>;
export const OwnArtworkDocument = "query OwnArtwork($id: ID!) {\n  design(id: $id) {\n    id\n    revision\n    document\n  }\n}" as unknown as ProviderDocument<OwnArtworkQuery, OwnArtworkQueryVariables>;
export const AnswerProofDocument = "mutation AnswerProof($input: AnswerProofInput!) {\n  answerProof(input: $input) {\n    user_errors {\n      code\n      message\n      field\n    }\n  }\n}" as unknown as ProviderDocument<AnswerProofMutation, AnswerProofMutationVariables>;
export const SendNewVersionDocument = "mutation SendNewVersion($input: SendNewVersionInput!) {\n  sendNewVersion(input: $input) {\n    user_errors {\n      code\n      message\n      field\n    }\n  }\n}" as unknown as ProviderDocument<SendNewVersionMutation, SendNewVersionMutationVariables>;
export const AskForProofDocument = "mutation AskForProof($token: String!) {\n  askForProof(token: $token) {\n    user_errors {\n      code\n      message\n      field\n    }\n  }\n}" as unknown as ProviderDocument<AskForProofMutation, AskForProofMutationVariables>;
export const SendProofLinkDocument = "mutation SendProofLink($token: String!) {\n  sendProofLink(token: $token) {\n    user_errors {\n      code\n      message\n      field\n    }\n  }\n}" as unknown as ProviderDocument<SendProofLinkMutation, SendProofLinkMutationVariables>;
export const UndesignedProductsDocument = "query UndesignedProducts {\n  products(filter: {price: {from: \"0\"}}, pageSize: 300, sort: {name: ASC}) {\n    items {\n      sku\n      name\n      stock_status\n      tool {\n        blueprint\n      }\n      ... on SimpleProduct {\n        options {\n          title\n          ... on CustomizableDropDownOption {\n            value {\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<UndesignedProductsQuery, UndesignedProductsQueryVariables>;
export const ProductNamesDocument = "query ProductNames($skus: [String]) {\n  products(filter: {sku: {in: $skus}}, pageSize: 50) {\n    items {\n      sku\n      name\n    }\n  }\n}" as unknown as ProviderDocument<ProductNamesQuery, ProductNamesQueryVariables>;
export const OwnDesignsDocument = "query OwnDesigns($page: Int!, $size: Int!) {\n  designs(pageSize: $size, currentPage: $page) {\n    items {\n      id\n      sku\n      picture_url\n      problems {\n        message\n      }\n    }\n    page_info {\n      total_pages\n    }\n  }\n}" as unknown as ProviderDocument<OwnDesignsQuery, OwnDesignsQueryVariables>;
export const OrderInBulkDocument = "mutation OrderInBulk($lines: [BulkOrderLineInput!]!, $checkOnly: Boolean!) {\n  orderInBulk(lines: $lines, check_only: $checkOnly) {\n    pieces\n    errors {\n      line\n      field\n      message\n    }\n  }\n}" as unknown as ProviderDocument<OrderInBulkMutation, OrderInBulkMutationVariables>;
export const AbandonedCartDocument = "query AbandonedCart($token: String!, $presentCartId: String) {\n  abandonedCart(token: $token, present_cart_id: $presentCartId) {\n    state\n    cart {\n      id\n      total_quantity\n      itemsV2(pageSize: 100) {\n        items {\n          uid\n          quantity\n          prices {\n            row_total {\n              ...Price\n            }\n          }\n          product {\n            name\n            thumbnail {\n              url\n            }\n          }\n          extra_info {\n            original_image_url\n            tool_options\n            is_free_gift\n          }\n        }\n      }\n      prices {\n        grand_total {\n          ...Price\n        }\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<AbandonedCartQuery, AbandonedCartQueryVariables>;
export const OpenAbandonedCartDocument = "mutation OpenAbandonedCart($token: String!, $presentCartId: String) {\n  openAbandonedCart(token: $token, present_cart_id: $presentCartId) {\n    state\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<OpenAbandonedCartMutation, OpenAbandonedCartMutationVariables>;
export const ApplyGiftCardDocument = "mutation ApplyGiftCard($cartId: String!, $code: String!) {\n  applyGiftCardToCart(input: {cart_id: $cartId, gift_card_code: $code}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<ApplyGiftCardMutation, ApplyGiftCardMutationVariables>;
export const RemoveGiftCardDocument = "mutation RemoveGiftCard($cartId: String!, $code: String!) {\n  removeGiftCardFromCart(input: {cart_id: $cartId, gift_card_code: $code}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<RemoveGiftCardMutation, RemoveGiftCardMutationVariables>;
export const ApplyStoreCreditDocument = "mutation ApplyStoreCredit($cartId: String!) {\n  applyStoreCreditToCart(input: {cart_id: $cartId}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<ApplyStoreCreditMutation, ApplyStoreCreditMutationVariables>;
export const RemoveStoreCreditDocument = "mutation RemoveStoreCredit($cartId: String!) {\n  removeStoreCreditFromCart(input: {cart_id: $cartId}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<RemoveStoreCreditMutation, RemoveStoreCreditMutationVariables>;
export const ApplyAllPointsDocument = "mutation ApplyAllPoints($cartId: ID!) {\n  applyRewardPointsToCart(cartId: $cartId) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<ApplyAllPointsMutation, ApplyAllPointsMutationVariables>;
export const ApplyPointsDocument = "mutation ApplyPoints($cartId: String!, $points: Int!) {\n  applySpendingPoints(cart_id: $cartId, points: $points) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<ApplyPointsMutation, ApplyPointsMutationVariables>;
export const RemovePointsDocument = "mutation RemovePoints($cartId: ID!) {\n  removeRewardPointsFromCart(cartId: $cartId) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<RemovePointsMutation, RemovePointsMutationVariables>;
export const CartPageDocument = "query CartPage($id: String!, $removed: ID!) {\n  cart(cart_id: $id) {\n    ...CartCore\n    ...CartExtension\n    itemsV2(pageSize: 100) {\n      items {\n        extra_info {\n          can_be_wrapped\n        }\n        prices {\n          line_total {\n            ...Price\n          }\n          steps {\n            ...PriceStep\n          }\n        }\n        ... on SimpleCartItem {\n          gift_message {\n            to\n            from\n            message\n          }\n          gift_wrapping {\n            uid\n            design\n          }\n        }\n      }\n    }\n    prices {\n      totals {\n        steps {\n          ...PriceStep\n        }\n      }\n    }\n    free_shipping {\n      threshold {\n        ...Price\n      }\n      remaining {\n        ...Price\n      }\n    }\n    free_gift {\n      cart_item_uid\n      product_name\n      threshold {\n        ...Price\n      }\n      remaining {\n        ...Price\n      }\n      is_declined\n    }\n    coupon_problem {\n      code\n      message\n    }\n    additional_information {\n      order_comment\n      show_coupon\n    }\n    gift_message {\n      to\n      from\n      message\n    }\n    ...CartBalances\n    available_gift_wrappings {\n      uid\n      design\n      price {\n        ...Price\n      }\n    }\n    saved_items {\n      ...SavedLine\n    }\n    removed_item(cart_item_uid: $removed) {\n      ...SavedLine\n    }\n    item_changes {\n      cart_item_uid\n      message\n    }\n  }\n}\nfragment CartCore on Cart {\n  id\n  email\n  is_virtual\n  total_quantity\n  applied_coupons {\n    code\n  }\n  itemsV2(pageSize: 100) {\n    items {\n      uid\n      quantity\n      is_available\n      errors {\n        code\n        message\n      }\n      product {\n        name\n        thumbnail {\n          url\n        }\n      }\n      prices {\n        price {\n          ...Price\n        }\n        row_total {\n          ...Price\n        }\n      }\n      ... on SimpleCartItem {\n        customizable_options {\n          label\n          values {\n            label\n          }\n        }\n      }\n    }\n  }\n  prices {\n    grand_total {\n      ...Price\n    }\n    subtotal_excluding_tax {\n      ...Price\n    }\n    applied_taxes {\n      label\n      amount {\n        ...Price\n      }\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  billing_address {\n    ...CartAddress\n  }\n  shipping_addresses {\n    ...CartAddress\n    available_shipping_methods {\n      ...DeliveryMethod\n    }\n    selected_shipping_method {\n      carrier_code\n      method_code\n    }\n  }\n  available_payment_methods {\n    code\n    title\n  }\n  selected_payment_method {\n    code\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment CartAddress on CartAddressInterface {\n  firstname\n  lastname\n  company\n  street\n  city\n  postcode\n  telephone\n  region {\n    code\n  }\n}\nfragment DeliveryMethod on AvailableShippingMethod {\n  carrier_code\n  carrier_title\n  method_code\n  method_title\n  amount {\n    ...Price\n  }\n  available\n  error_message\n}\nfragment CartExtension on Cart {\n  available_payment_methods {\n    note\n    is_sandbox\n  }\n  itemsV2(pageSize: 100) {\n    items {\n      extra_info {\n        edit_link\n        original_image_url\n        cache_price\n        cache_row_total {\n          ...Price\n        }\n        is_member_price\n        is_free_gift\n      }\n    }\n  }\n  prices {\n    totals {\n      code\n      label\n      amount {\n        ...Price\n      }\n      free_shipping_message\n    }\n  }\n  shipping_addresses {\n    available_shipping_methods {\n      ...ShippingOffer\n    }\n  }\n  additional_information {\n    price_cache_message\n    dropship\n    send_proof\n    business_purchase\n    gst_company\n    gst_number\n    ship_to\n    bill_to\n  }\n}\nfragment ShippingOffer on AvailableShippingMethod {\n  additional_info {\n    offer_description\n    free_shipping\n  }\n}\nfragment PriceStep on PriceStep {\n  label\n  quantity\n  unit_amount {\n    ...Price\n  }\n  amount {\n    ...Price\n  }\n}\nfragment CartBalances on Cart {\n  gift_cards {\n    code\n    applied_amount\n    remaining_amount\n  }\n  store_credit {\n    applied_amount\n    total_amount\n  }\n  reward_points {\n    balance\n    earning {\n      points\n    }\n    spending {\n      point_spent\n      amount\n      rules {\n        label\n        min\n        max\n        step\n      }\n    }\n  }\n}\nfragment SavedLine on SavedCartItem {\n  uid\n  name\n  url_path\n  quantity\n  options\n  price {\n    ...Price\n  }\n  image_url\n  problem\n}" as unknown as ProviderDocument<CartPageQuery, CartPageQueryVariables>;
export const RestoreCartLineDocument = "mutation RestoreCartLine($cartId: String!, $uid: ID!) {\n  restoreCartItem(cart_id: $cartId, cart_item_uid: $uid) {\n    id\n  }\n}" as unknown as ProviderDocument<RestoreCartLineMutation, RestoreCartLineMutationVariables>;
export const SaveCartLineDocument = "mutation SaveCartLine($cartId: String!, $uid: ID!) {\n  saveCartItemForLater(cart_id: $cartId, cart_item_uid: $uid) {\n    id\n  }\n}" as unknown as ProviderDocument<SaveCartLineMutation, SaveCartLineMutationVariables>;
export const MoveSavedLineDocument = "mutation MoveSavedLine($cartId: String!, $uid: ID!) {\n  moveSavedItemToCart(cart_id: $cartId, cart_item_uid: $uid) {\n    id\n  }\n}" as unknown as ProviderDocument<MoveSavedLineMutation, MoveSavedLineMutationVariables>;
export const RemoveSavedLineDocument = "mutation RemoveSavedLine($cartId: String!, $uid: ID!) {\n  removeSavedItem(cart_id: $cartId, cart_item_uid: $uid) {\n    id\n  }\n}" as unknown as ProviderDocument<RemoveSavedLineMutation, RemoveSavedLineMutationVariables>;
export const AcknowledgeLineChangeDocument = "mutation AcknowledgeLineChange($cartId: String!, $uid: ID!) {\n  acknowledgeCartItemChange(cart_id: $cartId, cart_item_uid: $uid) {\n    id\n  }\n}" as unknown as ProviderDocument<AcknowledgeLineChangeMutation, AcknowledgeLineChangeMutationVariables>;
export const DuplicateLineDesignDocument = "mutation DuplicateLineDesign($cartId: String!, $uid: ID!) {\n  duplicateCartItemDesign(cart_id: $cartId, cart_item_uid: $uid)\n}" as unknown as ProviderDocument<DuplicateLineDesignMutation, DuplicateLineDesignMutationVariables>;
export const SetLineGiftOptionsDocument = "mutation SetLineGiftOptions($cartId: String!, $uid: ID!, $wrapping: ID!, $message: GiftMessageInput!) {\n  updateCartItems(\n    input: {cart_id: $cartId, cart_items: [{cart_item_uid: $uid, gift_wrapping_id: $wrapping, gift_message: $message}]}\n  ) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetLineGiftOptionsMutation, SetLineGiftOptionsMutationVariables>;
export const SetOrderGiftMessageDocument = "mutation SetOrderGiftMessage($cartId: String!, $message: GiftMessageInput!) {\n  setGiftOptionsOnCart(input: {cart_id: $cartId, gift_message: $message}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetOrderGiftMessageMutation, SetOrderGiftMessageMutationVariables>;
export const SetOrderCommentDocument = "mutation SetOrderComment($cartId: String!, $comment: String!) {\n  setAdditionalInformationOnCart(\n    input: {cart_id: $cartId, order_comment: $comment}\n  ) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetOrderCommentMutation, SetOrderCommentMutationVariables>;
export const CheckoutCartDocument = "query CheckoutCart($id: String!) {\n  cart(cart_id: $id) {\n    ...CartCore\n    ...CartExtension\n  }\n}\nfragment CartCore on Cart {\n  id\n  email\n  is_virtual\n  total_quantity\n  applied_coupons {\n    code\n  }\n  itemsV2(pageSize: 100) {\n    items {\n      uid\n      quantity\n      is_available\n      errors {\n        code\n        message\n      }\n      product {\n        name\n        thumbnail {\n          url\n        }\n      }\n      prices {\n        price {\n          ...Price\n        }\n        row_total {\n          ...Price\n        }\n      }\n      ... on SimpleCartItem {\n        customizable_options {\n          label\n          values {\n            label\n          }\n        }\n      }\n    }\n  }\n  prices {\n    grand_total {\n      ...Price\n    }\n    subtotal_excluding_tax {\n      ...Price\n    }\n    applied_taxes {\n      label\n      amount {\n        ...Price\n      }\n    }\n    discounts {\n      label\n      amount {\n        ...Price\n      }\n    }\n  }\n  billing_address {\n    ...CartAddress\n  }\n  shipping_addresses {\n    ...CartAddress\n    available_shipping_methods {\n      ...DeliveryMethod\n    }\n    selected_shipping_method {\n      carrier_code\n      method_code\n    }\n  }\n  available_payment_methods {\n    code\n    title\n  }\n  selected_payment_method {\n    code\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment CartAddress on CartAddressInterface {\n  firstname\n  lastname\n  company\n  street\n  city\n  postcode\n  telephone\n  region {\n    code\n  }\n}\nfragment DeliveryMethod on AvailableShippingMethod {\n  carrier_code\n  carrier_title\n  method_code\n  method_title\n  amount {\n    ...Price\n  }\n  available\n  error_message\n}\nfragment CartExtension on Cart {\n  available_payment_methods {\n    note\n    is_sandbox\n  }\n  itemsV2(pageSize: 100) {\n    items {\n      extra_info {\n        edit_link\n        original_image_url\n        cache_price\n        cache_row_total {\n          ...Price\n        }\n        is_member_price\n        is_free_gift\n      }\n    }\n  }\n  prices {\n    totals {\n      code\n      label\n      amount {\n        ...Price\n      }\n      free_shipping_message\n    }\n  }\n  shipping_addresses {\n    available_shipping_methods {\n      ...ShippingOffer\n    }\n  }\n  additional_information {\n    price_cache_message\n    dropship\n    send_proof\n    business_purchase\n    gst_company\n    gst_number\n    ship_to\n    bill_to\n  }\n}\nfragment ShippingOffer on AvailableShippingMethod {\n  additional_info {\n    offer_description\n    free_shipping\n  }\n}" as unknown as ProviderDocument<CheckoutCartQuery, CheckoutCartQueryVariables>;
export const CreateGuestCartDocument = "mutation CreateGuestCart {\n  createGuestCart {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<CreateGuestCartMutation, CreateGuestCartMutationVariables>;
export const AddToCartDocument = "mutation AddToCart($cartId: String!, $item: CartItemInput!) {\n  addProductsToCart(cartId: $cartId, cartItems: [$item]) {\n    cart {\n      id\n    }\n    user_errors {\n      code\n      message\n    }\n  }\n}" as unknown as ProviderDocument<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = "mutation UpdateCartItem($cartId: String!, $uid: ID!, $quantity: Float!) {\n  updateCartItems(\n    input: {cart_id: $cartId, cart_items: [{cart_item_uid: $uid, quantity: $quantity}]}\n  ) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveCartItemDocument = "mutation RemoveCartItem($cartId: String!, $uid: ID!) {\n  removeItemFromCart(input: {cart_id: $cartId, cart_item_uid: $uid}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables>;
export const ApplyCouponDocument = "mutation ApplyCoupon($cartId: String!, $code: String!) {\n  applyCouponToCart(input: {cart_id: $cartId, coupon_code: $code}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = "mutation RemoveCoupon($cartId: String!) {\n  removeCouponFromCart(input: {cart_id: $cartId}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const EstimateDeliveryDocument = "mutation EstimateDelivery($input: EstimateTotalsInput!) {\n  estimateShippingMethods(input: $input) {\n    ...DeliveryMethod\n    ...ShippingOffer\n  }\n  estimateTotals(input: $input) {\n    cart {\n      prices {\n        grand_total {\n          ...Price\n        }\n        applied_taxes {\n          label\n          amount {\n            ...Price\n          }\n        }\n      }\n      shipping_addresses {\n        region {\n          label\n        }\n        selected_shipping_method {\n          carrier_code\n          method_code\n        }\n      }\n    }\n  }\n}\nfragment DeliveryMethod on AvailableShippingMethod {\n  carrier_code\n  carrier_title\n  method_code\n  method_title\n  amount {\n    ...Price\n  }\n  available\n  error_message\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment ShippingOffer on AvailableShippingMethod {\n  additional_info {\n    offer_description\n    free_shipping\n  }\n}" as unknown as ProviderDocument<EstimateDeliveryMutation, EstimateDeliveryMutationVariables>;
export const RoutePageDocument = "query RoutePage($url: String!) {\n  route(url: $url) {\n    type\n    relative_url\n    redirect_code\n    ... on CategoryTree {\n      uid\n      name\n      category_description: description\n      url_path\n      meta_title\n      meta_description\n      meta_keywords\n      breadcrumbs {\n        category_name\n        category_url_path\n      }\n      children {\n        ...CategoryTile\n      }\n    }\n    ... on SimpleProduct {\n      sku\n      name\n      url_key\n      meta_title\n      meta_description\n      description {\n        html\n      }\n      short_description {\n        html\n      }\n      stock_status\n      small_image {\n        url\n        label\n      }\n      media_gallery {\n        url\n        label\n      }\n      categories {\n        name\n        url_path\n        product_count\n      }\n      price_range {\n        minimum_price {\n          regular_price {\n            ...Price\n          }\n          final_price {\n            ...Price\n          }\n        }\n      }\n      price_tiers {\n        quantity\n        discount {\n          percent_off\n        }\n      }\n    }\n    ... on CmsPage {\n      identifier\n      title\n      content_heading\n      content\n      page_layout\n      meta_title\n      meta_description\n    }\n  }\n}\nfragment CategoryTile on CategoryTree {\n  uid\n  name\n  url_path\n  image\n  product_count\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<RoutePageQuery, RoutePageQueryVariables>;
export const ProductsByPathDocument = "query ProductsByPath($path: String!, $pageSize: Int!) {\n  products(\n    filter: {category_url_path: {eq: $path}}\n    pageSize: $pageSize\n    sort: {position: ASC}\n  ) {\n    items {\n      ...ProductCard\n    }\n  }\n}\nfragment ProductCard on ProductInterface {\n  sku\n  name\n  url_key\n  small_image {\n    url\n    label\n  }\n  price_range {\n    minimum_price {\n      regular_price {\n        ...Price\n      }\n      final_price {\n        ...Price\n      }\n      discount {\n        percent_off\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<ProductsByPathQuery, ProductsByPathQueryVariables>;
export const ProductOptionsDocument = "query ProductOptions($sku: String!) {\n  products(filter: {sku: {eq: $sku}}, pageSize: 1) {\n    items {\n      sku\n      ... on SimpleProduct {\n        options {\n          uid\n          title\n          required\n          ... on CustomizableDropDownOption {\n            values: value {\n              uid\n              title\n              price\n            }\n          }\n          ... on CustomizableFieldOption {\n            field: value {\n              max_characters\n            }\n          }\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<ProductOptionsQuery, ProductOptionsQueryVariables>;
export const CardToolsDocument = "query CardTools($skus: [String]) {\n  products(filter: {sku: {in: $skus}}, pageSize: 48) {\n    items {\n      sku\n      price_note\n      tool {\n        blueprint\n        path\n      }\n      choices {\n        code\n        values {\n          code\n          price {\n            value\n          }\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<CardToolsQuery, CardToolsQueryVariables>;
export const ProductPageExtensionDocument = "query ProductPageExtension($url: String!) {\n  route(url: $url) {\n    type\n    ... on SimpleProduct {\n      family\n      price_note\n      arrival_date\n      tool {\n        blueprint\n        path\n      }\n      entered_fields {\n        uid\n        code\n        title\n        type\n        is_required\n        max_characters\n      }\n      choices {\n        uid\n        code\n        title\n        values {\n          uid\n          code\n          title\n          price {\n            value\n          }\n          regular_price {\n            value\n          }\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<ProductPageExtensionQuery, ProductPageExtensionQueryVariables>;
export const ProductsBySkuDocument = "query ProductsBySku($skus: [String]) {\n  products(filter: {sku: {in: $skus}}, pageSize: 48) {\n    items {\n      ...ProductCard\n    }\n  }\n}\nfragment ProductCard on ProductInterface {\n  sku\n  name\n  url_key\n  small_image {\n    url\n    label\n  }\n  price_range {\n    minimum_price {\n      regular_price {\n        ...Price\n      }\n      final_price {\n        ...Price\n      }\n      discount {\n        percent_off\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<ProductsBySkuQuery, ProductsBySkuQueryVariables>;
export const ProductsByFamilyDocument = "query ProductsByFamily($families: [String], $pageSize: Int!) {\n  products(\n    filter: {family: {in: $families}}\n    pageSize: $pageSize\n    sort: {position: ASC}\n  ) {\n    items {\n      ...ProductCard\n    }\n  }\n}\nfragment ProductCard on ProductInterface {\n  sku\n  name\n  url_key\n  small_image {\n    url\n    label\n  }\n  price_range {\n    minimum_price {\n      regular_price {\n        ...Price\n      }\n      final_price {\n        ...Price\n      }\n      discount {\n        percent_off\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<ProductsByFamilyQuery, ProductsByFamilyQueryVariables>;
export const ListingProductsDocument = "query ListingProducts($search: String, $filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput, $pageSize: Int!, $currentPage: Int!) {\n  products(\n    search: $search\n    filter: $filter\n    sort: $sort\n    pageSize: $pageSize\n    currentPage: $currentPage\n  ) {\n    total_count\n    page_info {\n      total_pages\n    }\n    items {\n      ...ProductCard\n    }\n    aggregations {\n      ...FacetNames\n    }\n    suggestions {\n      search\n    }\n  }\n}\nfragment ProductCard on ProductInterface {\n  sku\n  name\n  url_key\n  small_image {\n    url\n    label\n  }\n  price_range {\n    minimum_price {\n      regular_price {\n        ...Price\n      }\n      final_price {\n        ...Price\n      }\n      discount {\n        percent_off\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment FacetNames on Aggregation {\n  attribute_code\n  label\n  options {\n    label\n    value\n    count\n  }\n}" as unknown as ProviderDocument<ListingProductsQuery, ListingProductsQueryVariables>;
export const ListingFacetsDocument = "query ListingFacets($search: String, $filter: ProductAttributeFilterInput!) {\n  products(search: $search, filter: $filter, pageSize: 1) {\n    aggregations {\n      ...FacetNames\n    }\n  }\n}\nfragment FacetNames on Aggregation {\n  attribute_code\n  label\n  options {\n    label\n    value\n    count\n  }\n}" as unknown as ProviderDocument<ListingFacetsQuery, ListingFacetsQueryVariables>;
export const AllCategoriesDocument = "query AllCategories {\n  categories(pageSize: 200) {\n    items {\n      ...CategoryTile\n      children {\n        uid\n      }\n    }\n  }\n}\nfragment CategoryTile on CategoryTree {\n  uid\n  name\n  url_path\n  image\n  product_count\n}" as unknown as ProviderDocument<AllCategoriesQuery, AllCategoriesQueryVariables>;
export const FilteredByFamilyDocument = "query FilteredByFamily {\n  products(filter: {family: {in: []}}) {\n    total_count\n  }\n}" as unknown as ProviderDocument<FilteredByFamilyQuery, FilteredByFamilyQueryVariables>;
export const FilteredByPetsDocument = "query FilteredByPets {\n  products(filter: {pets: {in: []}}) {\n    total_count\n  }\n}" as unknown as ProviderDocument<FilteredByPetsQuery, FilteredByPetsQueryVariables>;
export const FilteredByColorDocument = "query FilteredByColor {\n  products(filter: {color: {in: []}}) {\n    total_count\n  }\n}" as unknown as ProviderDocument<FilteredByColorQuery, FilteredByColorQueryVariables>;
export const FilteredByOccasionDocument = "query FilteredByOccasion {\n  products(filter: {occasion: {in: []}}) {\n    total_count\n  }\n}" as unknown as ProviderDocument<FilteredByOccasionQuery, FilteredByOccasionQueryVariables>;
export const SortedByAgeDocument = "query SortedByAge {\n  products(filter: {}, sort: {created_at: DESC}) {\n    total_count\n  }\n}" as unknown as ProviderDocument<SortedByAgeQuery, SortedByAgeQueryVariables>;
export const CheckoutCountriesDocument = "query CheckoutCountries {\n  countries {\n    id\n    available_regions {\n      code\n      name\n    }\n  }\n}" as unknown as ProviderDocument<CheckoutCountriesQuery, CheckoutCountriesQueryVariables>;
export const SavedAddressesDocument = "query SavedAddresses {\n  customer {\n    firstname\n    lastname\n    gst_number\n    addresses {\n      id\n      firstname\n      lastname\n      company\n      street\n      city\n      region {\n        region\n        region_code\n      }\n      postcode\n      country_code\n      telephone\n      default_shipping\n      default_billing\n    }\n  }\n}" as unknown as ProviderDocument<SavedAddressesQuery, SavedAddressesQueryVariables>;
export const SetGuestEmailDocument = "mutation SetGuestEmail($cartId: String!, $email: String!) {\n  setGuestEmailOnCart(input: {cart_id: $cartId, email: $email}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = "mutation SetShippingAddress($cartId: String!, $address: ShippingAddressInput!) {\n  setShippingAddressesOnCart(\n    input: {cart_id: $cartId, shipping_addresses: [$address]}\n  ) {\n    cart {\n      id\n      shipping_addresses {\n        ...Shipment\n      }\n    }\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetBillingAddressDocument = "mutation SetBillingAddress($cartId: String!, $address: BillingAddressInput!) {\n  setBillingAddressOnCart(input: {cart_id: $cartId, billing_address: $address}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
export const SetShippingMethodDocument = "mutation SetShippingMethod($cartId: String!, $carrier: String!, $method: String!) {\n  setShippingMethodsOnCart(\n    input: {cart_id: $cartId, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}\n  ) {\n    cart {\n      id\n      shipping_addresses {\n        selected_shipping_method {\n          method_title\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const SetPaymentMethodDocument = "mutation SetPaymentMethod($cartId: String!, $code: String!) {\n  setPaymentMethodOnCart(input: {cart_id: $cartId, payment_method: {code: $code}}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
export const PlaceOrderDocument = "mutation PlaceOrder($cartId: String!) {\n  placeOrder(input: {cart_id: $cartId}) {\n    orderV2 {\n      number\n      token\n    }\n    errors {\n      code\n      message\n    }\n  }\n}" as unknown as ProviderDocument<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const HostedPaymentDocument = "query HostedPayment($orderToken: String!, $returnUrl: String!) {\n  hostedPayment(order_token: $orderToken, return_url: $returnUrl) {\n    redirect_url\n  }\n}" as unknown as ProviderDocument<HostedPaymentQuery, HostedPaymentQueryVariables>;
export const ReleaseUnpaidOrderDocument = "mutation ReleaseUnpaidOrder($orderToken: String!, $presentCartId: String) {\n  releaseUnpaidOrder(order_token: $orderToken, present_cart_id: $presentCartId) {\n    cart_id\n    user_errors {\n      code\n      message\n    }\n  }\n}" as unknown as ProviderDocument<ReleaseUnpaidOrderMutation, ReleaseUnpaidOrderMutationVariables>;
export const AgreeToTermsDocument = "mutation AgreeToTerms($cartId: String!) {\n  setAdditionalInformationOnCart(input: {cart_id: $cartId, accept_terms: true}) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<AgreeToTermsMutation, AgreeToTermsMutationVariables>;
export const CheckoutKindDocument = "query CheckoutKind($id: String!) {\n  cart(cart_id: $id) {\n    id\n    is_virtual\n  }\n}" as unknown as ProviderDocument<CheckoutKindQuery, CheckoutKindQueryVariables>;
export const SetOrderDetailsDocument = "mutation SetOrderDetails($input: SetAdditionalInformationOnCartInput!) {\n  setAdditionalInformationOnCart(input: $input) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<SetOrderDetailsMutation, SetOrderDetailsMutationVariables>;
export const PlaceOrderForTotalDocument = "mutation PlaceOrderForTotal($cartId: String!, $total: Float!) {\n  placeOrderForTotal(input: {cart_id: $cartId, expected_total: $total}) {\n    orderV2 {\n      number\n      token\n    }\n    errors {\n      code\n      message\n    }\n  }\n}" as unknown as ProviderDocument<PlaceOrderForTotalMutation, PlaceOrderForTotalMutationVariables>;
export const OrderOfCartDocument = "query OrderOfCart($cartId: String!) {\n  orderOfCart(cart_id: $cartId) {\n    token\n  }\n}" as unknown as ProviderDocument<OrderOfCartQuery, OrderOfCartQueryVariables>;
export const TakePaymentDocument = "mutation TakePayment($receipt: String!) {\n  takePayment(receipt: $receipt) {\n    outcome\n  }\n}" as unknown as ProviderDocument<TakePaymentMutation, TakePaymentMutationVariables>;
export const OrderLinkDocument = "query OrderLink($token: String!) {\n  guestOrderByToken(input: {token: $token}) {\n    view_token\n  }\n}" as unknown as ProviderDocument<OrderLinkQuery, OrderLinkQueryVariables>;
export const ContactUsDocument = "mutation ContactUs($input: ContactUsInput!) {\n  contactUs(input: $input) {\n    status\n  }\n}" as unknown as ProviderDocument<ContactUsMutation, ContactUsMutationVariables>;
export const SiteMapDocument = "query SiteMap {\n  siteMap {\n    path\n    changed_at\n  }\n}" as unknown as ProviderDocument<SiteMapQuery, SiteMapQueryVariables>;
export const BlogPostsDocument = "query BlogPosts($topic: String, $pageSize: Int!, $currentPage: Int!) {\n  blogPostList(topic: $topic, pageSize: $pageSize, currentPage: $currentPage) {\n    metaTitle\n    meta_description\n    topics\n    total_count\n    items {\n      ...PostCard\n    }\n    page_info {\n      current_page\n      total_pages\n    }\n  }\n}\nfragment PostCard on BlogPost {\n  url_key\n  title\n  topic\n  summary\n  picture\n  picture_label\n  published_at\n  updated_at\n}" as unknown as ProviderDocument<BlogPostsQuery, BlogPostsQueryVariables>;
export const BlogPostPageDocument = "query BlogPostPage($urlKey: String!) {\n  blogPost(url_key: $urlKey) {\n    ...PostCard\n    content\n    author\n    metaTitle\n    meta_description\n    meta_keywords\n  }\n  blogPostList(pageSize: 4) {\n    items {\n      ...PostCard\n    }\n  }\n}\nfragment PostCard on BlogPost {\n  url_key\n  title\n  topic\n  summary\n  picture\n  picture_label\n  published_at\n  updated_at\n}" as unknown as ProviderDocument<BlogPostPageQuery, BlogPostPageQueryVariables>;
export const BlogConfigurationDocument = "query BlogConfiguration {\n  configuration(\n    config_fields: [\"blog_meta_title\", \"blog_meta_description\", \"blog_meta_keywords\", \"blog_meta_robots\"]\n  ) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<BlogConfigurationQuery, BlogConfigurationQueryVariables>;
export const DealsDocument = "query Deals {\n  publicCoupons {\n    code\n    label\n    minimum_subtotal {\n      ...Price\n    }\n    ends_at\n  }\n  headeroffer {\n    items {\n      sale_title\n      offer_text\n      offer_description\n      offer_end_date\n    }\n  }\n  configuration(config_fields: [\"free_shipping_price\"]) {\n    configvalues {\n      key\n      value\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<DealsQuery, DealsQueryVariables>;
export const StartingPriceDocument = "query StartingPrice {\n  configuration(config_fields: [\"starting_price_us\"]) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<StartingPriceQuery, StartingPriceQueryVariables>;
export const DepartmentsDocument = "query Departments($paths: [String]) {\n  categories(filters: {url_path: {in: $paths}}, pageSize: 20) {\n    items {\n      ...CategoryTile\n    }\n  }\n}\nfragment CategoryTile on CategoryTree {\n  uid\n  name\n  url_path\n  image\n  product_count\n}" as unknown as ProviderDocument<DepartmentsQuery, DepartmentsQueryVariables>;
export const FulfillmentDocument = "query Fulfillment($token: String!) {\n  fulfillment(token: $token) {\n    ...Fulfillment\n  }\n}\nfragment Fulfillment on Fulfillment {\n  order {\n    number\n    status\n    status_code\n    order_date\n    email\n    shipping_method\n    additional_information {\n      dropship\n      send_proof\n      order_comment\n      gift_message\n    }\n    total {\n      grand_total {\n        ...Price\n      }\n    }\n    items {\n      id\n      product_name\n      quantity_ordered\n      quantity_shipped\n      selected_options {\n        label\n        value\n      }\n    }\n    shipping_address {\n      ...OrderAddressLines\n    }\n    shipments {\n      number\n      shipped_at\n      delivered_at\n      tracking {\n        title\n        number\n        url\n      }\n      items {\n        id\n        product_name\n        quantity_shipped\n      }\n    }\n  }\n  artwork_token\n  carriers {\n    code\n    title\n  }\n  steps\n  can_ship\n  claims {\n    claim {\n      id\n      reason\n      wish\n      message\n      status\n      answer\n      created_at\n    }\n    product_name\n    refund_amount {\n      ...Price\n    }\n    photo_url\n  }\n  prints {\n    order_item_id\n    state\n    problem\n    files {\n      title\n      bytes\n      sha256\n      url\n    }\n    proof {\n      ...Proof\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}\nfragment OrderAddressLines on OrderAddress {\n  firstname\n  lastname\n  company\n  street\n  city\n  region\n  postcode\n  telephone\n}\nfragment Proof on Proof {\n  round\n  state\n  can_approve\n  can_ask_for_change\n  shop_message\n  wish\n  sent_at\n  last_day\n  answered_at\n  by_deadline\n  edit_path\n  has_newer_version\n}" as unknown as ProviderDocument<FulfillmentQuery, FulfillmentQueryVariables>;
export const MoveOrderDocument = "mutation MoveOrder($token: String!, $step: FulfillmentStep!) {\n  moveOrder(token: $token, step: $step) {\n    steps\n  }\n}" as unknown as ProviderDocument<MoveOrderMutation, MoveOrderMutationVariables>;
export const ShipOrderDocument = "mutation ShipOrder($input: ShipOrderInput!) {\n  shipOrder(input: $input) {\n    steps\n  }\n}" as unknown as ProviderDocument<ShipOrderMutation, ShipOrderMutationVariables>;
export const DeliverShipmentDocument = "mutation DeliverShipment($token: String!, $number: String!) {\n  deliverShipment(token: $token, shipment_number: $number) {\n    steps\n  }\n}" as unknown as ProviderDocument<DeliverShipmentMutation, DeliverShipmentMutationVariables>;
export const DecideClaimDocument = "mutation DecideClaim($input: DecideClaimInput!) {\n  decideClaim(input: $input) {\n    steps\n  }\n}" as unknown as ProviderDocument<DecideClaimMutation, DecideClaimMutationVariables>;
export const PrintOrderDocument = "mutation PrintOrder($token: String!) {\n  printOrder(token: $token) {\n    steps\n  }\n}" as unknown as ProviderDocument<PrintOrderMutation, PrintOrderMutationVariables>;
export const SendProofAgainDocument = "mutation SendProofAgain($input: SendProofAgainInput!) {\n  sendProofAgain(input: $input) {\n    steps\n  }\n}" as unknown as ProviderDocument<SendProofAgainMutation, SendProofAgainMutationVariables>;
export const FindGuestOrderDocument = "query FindGuestOrder($number: String!, $email: String!, $lastname: String!) {\n  guestOrder(input: {number: $number, email: $email, lastname: $lastname}) {\n    token\n  }\n}" as unknown as ProviderDocument<FindGuestOrderQuery, FindGuestOrderQueryVariables>;
export const FindGuestOrderByZipDocument = "query FindGuestOrderByZip($number: String!, $email: String!, $postcode: String!) {\n  guestOrder(input: {number: $number, email: $email, postcode: $postcode}) {\n    token\n  }\n}" as unknown as ProviderDocument<FindGuestOrderByZipQuery, FindGuestOrderByZipQueryVariables>;
export const FindGuestOrderLinkDocument = "query FindGuestOrderLink($token: String!) {\n  guestOrderByToken(input: {token: $token}) {\n    view_token\n  }\n}" as unknown as ProviderDocument<FindGuestOrderLinkQuery, FindGuestOrderLinkQueryVariables>;
export const SubscribeToNewsletterDocument = "mutation SubscribeToNewsletter($input: CpNewsletterInput!) {\n  cpnewsletter(input: $input) {\n    newsletterResponse {\n      error\n      message\n    }\n  }\n}" as unknown as ProviderDocument<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const SubscribeEmailDocument = "mutation SubscribeEmail($email: String!) {\n  subscribeEmailToNewsletter(email: $email) {\n    status\n  }\n}" as unknown as ProviderDocument<SubscribeEmailMutation, SubscribeEmailMutationVariables>;
export const NewsletterSubscriptionDocument = "query NewsletterSubscription($token: String!) {\n  newsletterSubscription(token: $token) {\n    email\n    status\n  }\n}" as unknown as ProviderDocument<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables>;
export const ConfirmNewsletterDocument = "mutation ConfirmNewsletter($token: String!) {\n  confirmNewsletter(token: $token) {\n    error\n    message\n  }\n}" as unknown as ProviderDocument<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const UnsubscribeNewsletterDocument = "mutation UnsubscribeNewsletter($token: String!) {\n  unsubscribeNewsletter(token: $token) {\n    error\n    message\n  }\n}" as unknown as ProviderDocument<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;
export const ShellOffersDocument = "query ShellOffers($priceCode: String) {\n  headeroffer(cachebaseCode: $priceCode) {\n    items {\n      store_notice\n      offer_text\n      offer_description\n      offer_start_date\n      offer_end_date\n      show_timer\n      sale_title\n    }\n  }\n  configuration(config_fields: [\"free_shipping_price\"]) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<ShellOffersQuery, ShellOffersQueryVariables>;
export const SpecialOfferBlocksDocument = "query SpecialOfferBlocks($identifiers: [String]!) {\n  cmsBlocks(identifiers: $identifiers) {\n    items {\n      identifier\n      content\n    }\n  }\n}" as unknown as ProviderDocument<SpecialOfferBlocksQuery, SpecialOfferBlocksQueryVariables>;
export const ExpiredPriceCodesDocument = "query ExpiredPriceCodes {\n  configuration(config_fields: [\"expired_price_codes\"]) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<ExpiredPriceCodesQuery, ExpiredPriceCodesQueryVariables>;
export const RequestOrderVerificationDocument = "mutation RequestOrderVerification($input: OrderVerificationInput!) {\n  requestOrderVerification(input: $input) {\n    id\n  }\n}" as unknown as ProviderDocument<RequestOrderVerificationMutation, RequestOrderVerificationMutationVariables>;
export const ConfirmOrderVerificationDocument = "mutation ConfirmOrderVerification($check: ID!, $code: String!) {\n  confirmOrderVerification(check_id: $check, code: $code) {\n    order_number\n  }\n}" as unknown as ProviderDocument<ConfirmOrderVerificationMutation, ConfirmOrderVerificationMutationVariables>;
export const OwnPhotosDocument = "query OwnPhotos($ids: [ID!], $pageSize: Int) {\n  photos(ids: $ids, pageSize: $pageSize) {\n    id\n    width\n    height\n    url\n    taken_at\n  }\n}" as unknown as ProviderDocument<OwnPhotosQuery, OwnPhotosQueryVariables>;
export const ProductReviewsDocument = "query ProductReviews($sku: String!, $pageSize: Int!, $page: Int!) {\n  products(filter: {sku: {eq: $sku}}) {\n    items {\n      sku\n      rating_summary\n      review_count\n      reviews(pageSize: $pageSize, currentPage: $page) {\n        items {\n          ...ReviewWords\n        }\n        page_info {\n          current_page\n          total_pages\n        }\n      }\n    }\n  }\n}\nfragment ReviewWords on ProductReview {\n  nickname\n  summary\n  text\n  created_at\n  average_rating\n}" as unknown as ProviderDocument<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ReviewRatingsDocument = "query ReviewRatings {\n  productReviewRatingsMetadata {\n    items {\n      id\n      name\n      values {\n        value_id\n        value\n      }\n    }\n  }\n}" as unknown as ProviderDocument<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
export const ReviewableProductsDocument = "query ReviewableProducts {\n  products(pageSize: 300, sort: {name: ASC}) {\n    items {\n      sku\n      name\n      url_key\n    }\n  }\n}" as unknown as ProviderDocument<ReviewableProductsQuery, ReviewableProductsQueryVariables>;
export const ProductReviewsInFullDocument = "query ProductReviewsInFull($sku: String!, $pageSize: Int!, $page: Int!) {\n  products(filter: {sku: {eq: $sku}}) {\n    items {\n      sku\n      rating_summary\n      review_count\n      review_distribution {\n        stars\n        count\n      }\n      reviews(pageSize: $pageSize, currentPage: $page) {\n        items {\n          ...ReviewWords\n          verified\n        }\n        page_info {\n          current_page\n          total_pages\n        }\n      }\n    }\n  }\n}\nfragment ReviewWords on ProductReview {\n  nickname\n  summary\n  text\n  created_at\n  average_rating\n}" as unknown as ProviderDocument<ProductReviewsInFullQuery, ProductReviewsInFullQueryVariables>;
export const ShopReviewsDocument = "query ShopReviews($rating: Int, $pageSize: Int!, $page: Int!) {\n  shopReviews(rating: $rating, pageSize: $pageSize, currentPage: $page) {\n    average\n    total_count\n    distribution {\n      stars\n      count\n    }\n    items {\n      ...SaidOfShop\n    }\n    page_info {\n      current_page\n      total_pages\n    }\n  }\n}\nfragment SaidOfShop on ShopReview {\n  rating\n  nickname\n  summary\n  text\n  created_at\n  verified\n  product {\n    name\n    url_key\n  }\n}" as unknown as ProviderDocument<ShopReviewsQuery, ShopReviewsQueryVariables>;
export const WriteProductReviewDocument = "mutation WriteProductReview($sku: String!, $nickname: String!, $summary: String!, $text: String!, $ratings: [ProductReviewRatingInput]!, $email: String, $order_number: String) {\n  createProductReview(\n    input: {sku: $sku, nickname: $nickname, summary: $summary, text: $text, ratings: $ratings, email: $email, order_number: $order_number}\n  ) {\n    review {\n      nickname\n    }\n  }\n}" as unknown as ProviderDocument<WriteProductReviewMutation, WriteProductReviewMutationVariables>;
export const WriteShopReviewDocument = "mutation WriteShopReview($input: CreateShopReviewInput!) {\n  createShopReview(input: $input) {\n    review {\n      nickname\n    }\n  }\n}" as unknown as ProviderDocument<WriteShopReviewMutation, WriteShopReviewMutationVariables>;
export const ReviewToModerateDocument = "query ReviewToModerate($token: String!) {\n  reviewToModerate(token: $token) {\n    status\n    review {\n      ...SaidOfShop\n    }\n  }\n}\nfragment SaidOfShop on ShopReview {\n  rating\n  nickname\n  summary\n  text\n  created_at\n  verified\n  product {\n    name\n    url_key\n  }\n}" as unknown as ProviderDocument<ReviewToModerateQuery, ReviewToModerateQueryVariables>;
export const ModerateReviewDocument = "mutation ModerateReview($input: ModerateReviewInput!) {\n  moderateReview(input: $input) {\n    status\n  }\n}" as unknown as ProviderDocument<ModerateReviewMutation, ModerateReviewMutationVariables>;
export const ProductQuestionsDocument = "query ProductQuestions($sku: String!, $pageSize: Int!, $page: Int!) {\n  productQuestions(sku: $sku, pageSize: $pageSize, currentPage: $page) {\n    total_count\n    product {\n      sku\n      name\n      url_key\n      small_image {\n        url\n        label\n      }\n    }\n    items {\n      nickname\n      question\n      answer\n      answered_at\n    }\n    page_info {\n      current_page\n      total_pages\n    }\n  }\n}" as unknown as ProviderDocument<ProductQuestionsQuery, ProductQuestionsQueryVariables>;
export const AskProductQuestionDocument = "mutation AskProductQuestion($input: AskProductQuestionInput!) {\n  askProductQuestion(input: $input)\n}" as unknown as ProviderDocument<AskProductQuestionMutation, AskProductQuestionMutationVariables>;
export const QuestionToAnswerDocument = "query QuestionToAnswer($token: String!) {\n  questionToAnswer(token: $token) {\n    nickname\n    question\n    answer\n    status\n    wants_mail\n    product {\n      name\n      url_key\n    }\n  }\n}" as unknown as ProviderDocument<QuestionToAnswerQuery, QuestionToAnswerQueryVariables>;
export const AnswerProductQuestionDocument = "mutation AnswerProductQuestion($input: AnswerProductQuestionInput!) {\n  answerProductQuestion(input: $input) {\n    status\n    wants_mail\n  }\n}" as unknown as ProviderDocument<AnswerProductQuestionMutation, AnswerProductQuestionMutationVariables>;
export const SearchConfigurationDocument = "query SearchConfiguration {\n  configuration(\n    config_fields: [\"algolia_enable\", \"algolia_index_prefix\", \"algolia_default_keywords\"]\n  ) {\n    configvalues {\n      key\n      value\n    }\n  }\n}" as unknown as ProviderDocument<SearchConfigurationQuery, SearchConfigurationQueryVariables>;
export const CustomerIdDocument = "query CustomerId {\n  customer {\n    id\n  }\n}" as unknown as ProviderDocument<CustomerIdQuery, CustomerIdQueryVariables>;
export const CartAfterLoginDocument = "query CartAfterLogin($id: String!) {\n  cart(cart_id: $id) {\n    id\n    is_virtual\n    total_quantity\n    shipping_addresses {\n      city\n    }\n  }\n  customer {\n    default_shipping\n  }\n}" as unknown as ProviderDocument<CartAfterLoginQuery, CartAfterLoginQueryVariables>;
export const ReferCodeDocument = "query ReferCode {\n  customer {\n    refer_code\n  }\n}" as unknown as ProviderDocument<ReferCodeQuery, ReferCodeQueryVariables>;
export const MyReferralsDocument = "query MyReferrals {\n  customer {\n    refer_code\n    referrals {\n      reward {\n        ...Price\n      }\n      earned {\n        ...Price\n      }\n      friends {\n        joined_at\n        status\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<MyReferralsQuery, MyReferralsQueryVariables>;
export const AcceptReferralDocument = "mutation AcceptReferral($code: String!) {\n  acceptReferral(refer_code: $code)\n}" as unknown as ProviderDocument<AcceptReferralMutation, AcceptReferralMutationVariables>;
export const SharePhotoDocument = "mutation SharePhoto($input: SharePhotoInput!) {\n  sharePhoto(input: $input) {\n    message\n  }\n}" as unknown as ProviderDocument<SharePhotoMutation, SharePhotoMutationVariables>;
export const SharedPhotoDocument = "query SharedPhoto($token: String!) {\n  sharedPhoto(token: $token) {\n    pet_name\n    email\n    story\n    consent\n    created_at\n  }\n}" as unknown as ProviderDocument<SharedPhotoQuery, SharedPhotoQueryVariables>;
export const ShellCustomerDocument = "query ShellCustomer {\n  customer {\n    firstname\n  }\n}" as unknown as ProviderDocument<ShellCustomerQuery, ShellCustomerQueryVariables>;
export const ShellCartDocument = "query ShellCart($id: String!) {\n  cart(cart_id: $id) {\n    total_quantity\n  }\n}" as unknown as ProviderDocument<ShellCartQuery, ShellCartQueryVariables>;
export const LogInByNetworkDocument = "mutation LogInByNetwork($input: SocialLoginInput!, $guestCart: String) {\n  createCustomerBySocialLogin(input: $input) {\n    customer_token\n    cachePrice\n    start_session(guest_cart_id: $guestCart) {\n      ...StartedSession\n    }\n    check_id\n    code_sent\n  }\n}\nfragment StartedSession on StartedSession {\n  customer_id\n  cart_id\n  is_guest_cart_gone\n  shipping {\n    ...Shipment\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<LogInByNetworkMutation, LogInByNetworkMutationVariables>;
export const SendSocialLoginCodeDocument = "mutation SendSocialLoginCode($checkId: ID!, $email: String!) {\n  sendSocialLoginCode(check_id: $checkId, email: $email) {\n    email\n  }\n}" as unknown as ProviderDocument<SendSocialLoginCodeMutation, SendSocialLoginCodeMutationVariables>;
export const ConfirmSocialLoginDocument = "mutation ConfirmSocialLogin($checkId: ID!, $code: String!, $guestCart: String) {\n  confirmSocialLogin(check_id: $checkId, code: $code) {\n    customer_token\n    cachePrice\n    start_session(guest_cart_id: $guestCart) {\n      ...StartedSession\n    }\n  }\n}\nfragment StartedSession on StartedSession {\n  customer_id\n  cart_id\n  is_guest_cart_gone\n  shipping {\n    ...Shipment\n  }\n}\nfragment Shipment on ShippingCartAddress {\n  available_shipping_methods {\n    carrier_code\n    method_code\n    method_title\n    available\n    error_message\n  }\n  selected_shipping_method {\n    method_title\n  }\n}" as unknown as ProviderDocument<ConfirmSocialLoginMutation, ConfirmSocialLoginMutationVariables>;
export const StudioProductDocument = "query StudioProduct($filter: ProductAttributeFilterInput!) {\n  products(filter: $filter, pageSize: 1) {\n    items {\n      uid\n      sku\n      name\n      url_key\n      url_suffix\n      stock_status\n      price_range {\n        minimum_price {\n          final_price {\n            ...Price\n          }\n          regular_price {\n            ...Price\n          }\n        }\n      }\n      price_tiers {\n        quantity\n        discount {\n          percent_off\n        }\n      }\n      tool {\n        blueprint\n        template\n        path\n        design_option_uid\n        counted_prices {\n          code\n          title\n          min\n          price {\n            ...Price\n          }\n          regular_price {\n            ...Price\n          }\n        }\n        options {\n          code\n          title\n          values {\n            code\n            title\n            price {\n              ...Price\n            }\n            regular_price {\n              ...Price\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment Price on Money {\n  value\n  currency\n}" as unknown as ProviderDocument<StudioProductQuery, StudioProductQueryVariables>;
export const StudioSavedDesignDocument = "query StudioSavedDesign($id: ID!) {\n  design(id: $id) {\n    ...StudioDesign\n  }\n}\nfragment StudioDesign on Design {\n  id\n  revision\n  name\n  share_token\n  sku\n  document\n  photos {\n    id\n    width\n    height\n    url\n    taken_at\n  }\n  problems {\n    field\n    message\n  }\n}" as unknown as ProviderDocument<StudioSavedDesignQuery, StudioSavedDesignQueryVariables>;
export const StudioSaveDesignDocument = "mutation StudioSaveDesign($input: SaveDesignInput!) {\n  saveDesign(input: $input) {\n    design {\n      ...StudioDesign\n    }\n    user_errors {\n      code\n      message\n      field\n    }\n  }\n}\nfragment StudioDesign on Design {\n  id\n  revision\n  name\n  share_token\n  sku\n  document\n  photos {\n    id\n    width\n    height\n    url\n    taken_at\n  }\n  problems {\n    field\n    message\n  }\n}" as unknown as ProviderDocument<StudioSaveDesignMutation, StudioSaveDesignMutationVariables>;
export const StudioCartLinesDocument = "query StudioCartLines($id: String!) {\n  cart(cart_id: $id) {\n    id\n    itemsV2(pageSize: 100) {\n      items {\n        uid\n        quantity\n        product {\n          uid\n          sku\n        }\n      }\n    }\n  }\n}" as unknown as ProviderDocument<StudioCartLinesQuery, StudioCartLinesQueryVariables>;
export const StudioUpdateCartLineDocument = "mutation StudioUpdateCartLine($input: UpdateCartItemsInput!) {\n  updateCartItems(input: $input) {\n    cart {\n      id\n    }\n  }\n}" as unknown as ProviderDocument<StudioUpdateCartLineMutation, StudioUpdateCartLineMutationVariables>;
export const StudioRenameDesignDocument = "mutation StudioRenameDesign($id: ID!, $name: String) {\n  renameDesign(id: $id, name: $name) {\n    id\n  }\n}" as unknown as ProviderDocument<StudioRenameDesignMutation, StudioRenameDesignMutationVariables>;
export const StudioShareDesignDocument = "mutation StudioShareDesign($id: ID!) {\n  shareDesign(id: $id) {\n    id\n  }\n}" as unknown as ProviderDocument<StudioShareDesignMutation, StudioShareDesignMutationVariables>;
export const StudioUnshareDesignDocument = "mutation StudioUnshareDesign($id: ID!) {\n  unshareDesign(id: $id) {\n    id\n  }\n}" as unknown as ProviderDocument<StudioUnshareDesignMutation, StudioUnshareDesignMutationVariables>;
export const StudioApplyDesignDocument = "mutation StudioApplyDesign($id: ID!, $sku: String!) {\n  duplicateDesign(id: $id, sku: $sku) {\n    id\n  }\n}" as unknown as ProviderDocument<StudioApplyDesignMutation, StudioApplyDesignMutationVariables>;
export const StudioOtherProductsDocument = "query StudioOtherProducts($skus: [String]!) {\n  products(filter: {sku: {in: $skus}}, pageSize: 60) {\n    items {\n      uid\n      sku\n      name\n    }\n  }\n}" as unknown as ProviderDocument<StudioOtherProductsQuery, StudioOtherProductsQueryVariables>;
export const CheckCampaignDocument = "query CheckCampaign($id: String!) {\n  checkmailchimpid(mc_cid: $id) {\n    valid\n  }\n}" as unknown as ProviderDocument<CheckCampaignQuery, CheckCampaignQueryVariables>;
