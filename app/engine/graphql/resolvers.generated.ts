// Generated from the provider contract by `npm run codegen`. Do not edit.

import type { GraphQLResolveInfo } from 'graphql';
import type { EngineContext } from './context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  storeConfig?: Maybe<StoreConfig>;
  countries?: Maybe<Array<Maybe<Country>>>;
  route?: Maybe<RoutableInterface>;
  categories?: Maybe<CategoryResult>;
  products?: Maybe<Products>;
  cmsPage?: Maybe<CmsPage>;
  cmsBlocks?: Maybe<CmsBlocks>;
  cart?: Maybe<Cart>;
  customerCart: Cart;
  customer?: Maybe<Customer>;
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  /** (S) The header's offers, including those for the active price codes. */
  headeroffer?: Maybe<HeaderOfferOutput>;
  /** (S) Whether a mailing campaign is one of the store's. */
  checkmailchimpid?: Maybe<CheckMailchimpIdOutput>;
  /** (S) Configuration values by key; unknown keys are omitted. */
  configuration?: Maybe<ConfigurationOutput>;
  /** (O) A design of the current visitor or customer; null when they have none with that id. */
  design?: Maybe<Design>;
  /** (O) The visitor's own designs, latest first; 50 per page at most. */
  designs: Designs;
  /** (O) The visitor's own photos, latest first, 50 at most; with ids, those of them that are the visitor's. */
  photos: Array<DesignPhoto>;
  /** (O) A design shared by a link; null when the token is invalid or sharing has ended. */
  sharedDesign?: Maybe<SharedDesign>;
  /** (O) Whether resetPassword would accept this email link's token now. */
  passwordLinkWorks: Scalars['Boolean']['output'];
  /** (O) The subscription that an email's link refers to; null when the link is forged or expired. */
  newsletterSubscription?: Maybe<NewsletterSubscription>;
  /** (O) The cart of a reminder's link, as far as the visitor may see it; its id is empty unless it is the visitor's. Null when the link is forged or expired. */
  abandonedCart?: Maybe<AbandonedCart>;
  /** (O) A payment due on the hosted page, by the order's token; null when nothing is due. */
  hostedPayment?: Maybe<HostedPayment>;
  /** (O) The order of a link in an email to the store; null when the link is invalid. */
  fulfillment?: Maybe<Fulfillment>;
  /** (O) The order placed from a cart, for visitors who may use the cart; null when it was not ordered. */
  orderOfCart?: Maybe<CustomerOrder>;
  /** (O) Approved reviews of all products and of the store, newest first. */
  shopReviews: ShopReviews;
  /** (O) Answered questions about a product, newest first, then frequently asked ones; null for an unknown product. */
  productQuestions?: Maybe<ProductQuestions>;
  /** (O) The review of a token in an email to the store; null when the token is invalid or expired. */
  reviewToModerate?: Maybe<ReviewToModerate>;
  /** (O) The shared photo of a token in an email to the store; null when the token is invalid or expired. The photo itself: GET /rest/mpc/V1/shared-photos/{token}. */
  sharedPhoto?: Maybe<SharedPhoto>;
  /** (O) The question of a token in an email to the store; null when the token is invalid or expired. */
  questionToAnswer?: Maybe<QuestionToAnswer>;
  /** (S) The blog's posts, latest first; topic filters them. 50 per page at most. */
  blogPostList: BlogPostList;
  /** (O) One post; null when there is none with that address. */
  blogPost?: Maybe<BlogPost>;
  /** (O) The coupons currently valid for every shopper. */
  publicCoupons: Array<PublicCoupon>;
  /** (O) Every indexable URL of the catalog, content pages and the blog. */
  siteMap: Array<SiteMapEntry>;
  /** (O) The print designs of an order; null when the input matches none. */
  orderArtwork?: Maybe<OrderArtwork>;
  /** (A) The balance of a gift card, by its code. */
  giftCardAccount?: Maybe<GiftCardAccount>;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryCmsPageArgs = {
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryHeaderofferArgs = {
  cachebaseCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckmailchimpidArgs = {
  mc_cid: Scalars['String']['input'];
};


export type QueryConfigurationArgs = {
  config_fields: Array<Scalars['String']['input']>;
};


export type QueryDesignArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDesignsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPhotosArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySharedDesignArgs = {
  token: Scalars['String']['input'];
};


export type QueryPasswordLinkWorksArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryNewsletterSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryAbandonedCartArgs = {
  token: Scalars['String']['input'];
  present_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHostedPaymentArgs = {
  order_token: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};


export type QueryFulfillmentArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrderOfCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryShopReviewsArgs = {
  rating?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductQuestionsArgs = {
  sku: Scalars['String']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewToModerateArgs = {
  token: Scalars['String']['input'];
};


export type QuerySharedPhotoArgs = {
  token: Scalars['String']['input'];
};


export type QueryQuestionToAnswerArgs = {
  token: Scalars['String']['input'];
};


export type QueryBlogPostListArgs = {
  topic?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlogPostArgs = {
  url_key: Scalars['String']['input'];
};


export type QueryOrderArtworkArgs = {
  input: OrderArtworkInput;
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};

export type Mutation = {
  __typename?: 'Mutation';
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  estimateTotals: EstimateTotalsOutput;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  placeOrder?: Maybe<PlaceOrderOutput>;
  reorderItems?: Maybe<ReorderItemsOutput>;
  cancelOrder?: Maybe<CancelOrderOutput>;
  mergeCarts: Cart;
  /** recaptcha_response is the store's own (specification §7): an extension cannot add an argument. */
  generateCustomerToken?: Maybe<CustomerToken>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  createCustomer?: Maybe<CustomerOutput>;
  createCustomerV2?: Maybe<CustomerOutput>;
  confirmEmail?: Maybe<CustomerOutput>;
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  createCustomerAddress?: Maybe<CustomerAddress>;
  updateCustomerAddress?: Maybe<CustomerAddress>;
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  contactUs?: Maybe<ContactUsOutput>;
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  createProductReview: CreateProductReviewOutput;
  /** (O) Saves a design document; without an id, a new design is created. Each save is a new revision. */
  saveDesign: SaveDesignOutput;
  /** (O) Assigns the visitor's designs and photos to the customer who has just signed in. */
  claimDesigns: Scalars['Boolean']['output'];
  /** (O) Names one of the visitor's designs; an omitted name removes it. */
  renameDesign: Design;
  /** (O) Creates a copy of the visitor's design; with a sku, on that product, with its photos fitted to it. */
  duplicateDesign: Design;
  /** (O) Shares the design: anyone with the token can view it. The token is constant while it is shared. */
  shareDesign: Design;
  /** (O) Ends sharing: the design's token becomes invalid. */
  unshareDesign: Design;
  /** (O) Removes the design from the visitor's list; carts and orders that contain it keep it. */
  deleteDesign: DeleteDesignOutput;
  /** (S) Requests the newsletter; it starts once the confirmation email is answered. */
  cpnewsletter?: Maybe<CpNewsletterOutput>;
  /** (O) Confirms the newsletter by the token of the email's link. */
  confirmNewsletter: NewsletterResponse;
  /** (O) Unsubscribes by the token of a link in any newsletter email. */
  unsubscribeNewsletter: NewsletterResponse;
  /** (O) Gives or withdraws the customer's consent to emails; an unconfirmed address first gets a confirmation email. */
  setNewsletterConsent: NewsletterResponse;
  /** (S) Signs in through a social network. Without a token, continue with the response's check_id: an email address must be confirmed first. */
  createCustomerBySocialLogin?: Maybe<SocialLoginOutput>;
  /** (O) Emails a check's code to the address; the response is the same whether or not it has an account. */
  sendSocialLoginCode: SendSocialLoginCodeOutput;
  /** (O) Signs in with that code: links the network to the address's account, or creates one. */
  confirmSocialLogin: SocialLoginOutput;
  /** (O) Unlinks a network from the customer's account; false when it was not linked. */
  disconnectSocialLogin: Scalars['Boolean']['output'];
  /** (O) Emails the customer a code with which the account can be deleted. */
  sendAccountDeletionCode: Scalars['Boolean']['output'];
  /** (O) Deletes the customer's account, with the password or the emailed code. Orders remain without personal data. */
  deleteCustomerAccount: Scalars['Boolean']['output'];
  /** (O) Allows the store to show one of the visitor's photos; once per address, a coupon is emailed in return. */
  sharePhoto: SharePhotoOutput;
  /** (O) Sends a code to the buyer of an order on hold; the response is the same when there is none. */
  requestOrderVerification: OrderVerification;
  /** (O) Releases the order on hold with the code that was sent. */
  confirmOrderVerification: ConfirmOrderVerificationOutput;
  /** (O) Adds all lines to the customer's cart, or none when one of them is invalid. check_only reports problems and adds nothing. */
  orderInBulk: BulkOrderOutput;
  /** (O) Sets the order's information besides items, addresses and shipping. */
  setAdditionalInformationOnCart: SetAdditionalInformationOnCartOutput;
  /** (O) Gives the cart of a reminder's link to the visitor and merges their present cart into it. Null when the link is forged or expired. */
  openAbandonedCart?: Maybe<AbandonedCart>;
  /** (O) Cancels an unpaid order and reactivates its cart for changes; the visitor's present cart is merged into it. */
  releaseUnpaidOrder: ReleaseUnpaidOrderOutput;
  /** (O) Cancels an order by its token; a customer's order can be canceled by that customer only. */
  cancelOrderByToken?: Maybe<CancelOrderOutput>;
  /** (O) Submits a claim about a product of a delivered order. */
  claimOrderItem: CustomerOrder;
  /** (O) Moves an order to its next status, by the token of an email to the store. */
  moveOrder: Fulfillment;
  /** (O) Records a parcel of an order, by the token of an email to the store. */
  shipOrder: Fulfillment;
  /** (O) Records that a parcel has arrived, by the token of an email to the store. */
  deliverShipment: Fulfillment;
  /** (O) Decides a claim, by the token of an email to the store. */
  decideClaim: Fulfillment;
  /** (A) The gift message for the whole order; without a message it is removed. */
  setGiftOptionsOnCart?: Maybe<SetGiftOptionsOnCartOutput>;
  /** (O) Restores a line that was just removed. */
  restoreCartItem: Cart;
  /** (O) Moves a line from the cart to the saved ones: stored with a customer's account, or a guest's cart. */
  saveCartItemForLater: Cart;
  /** (O) Moves a saved line into the cart. */
  moveSavedItemToCart: Cart;
  /** (O) Deletes a saved line. */
  removeSavedItem: Cart;
  /** (O) Creates a copy of the line's design; returns the path where it is edited. */
  duplicateCartItemDesign: Scalars['String']['output'];
  /** (O) Acknowledges what has changed about a line since it was added. */
  acknowledgeCartItemChange: Cart;
  /** (O) Places an order like placeOrder, unless the cart has another total than the one shown. */
  placeOrderForTotal?: Maybe<PlaceOrderOutput>;
  /** (O) Records a payment, once, by the receipt with which the payment page sends the shopper back. */
  takePayment: TakePaymentOutput;
  /** (O) Creates a review of the store as a whole. It is shown once the store has approved it, like one of a product. */
  createShopReview: CreateShopReviewOutput;
  /** (O) Approves or rejects a review, by the token of an email to the store. */
  moderateReview: ReviewToModerate;
  /** (O) Submits a question about a product, which is emailed to the store. True when it was accepted. */
  askProductQuestion: Scalars['Boolean']['output'];
  /** (O) Publishes a question with the store's answer or rejects it, by the token of an email to the store. */
  answerProductQuestion: QuestionToAnswer;
  /** (O) Answers the proof of one design; the store is notified by email. */
  answerProof: AnswerProofOutput;
  /** (O) Replaces the ordered design with the visitor's newer version; a new proof follows. */
  sendNewVersion: AnswerProofOutput;
  /** (O) Requests proofs of an order that has none, by the order's token or artwork_token. */
  askForProof: AnswerProofOutput;
  /** (O) Emails the buyer a link that answers the proofs of an order, by any token that shows its artwork. */
  sendProofLink: AnswerProofOutput;
  /** (O) Answers a change request with a new round of the proof, by the token of an email to the store. */
  sendProofAgain: Fulfillment;
  /** (O) Creates the print files of an order now, including failed ones, by the token of an email to the store. */
  printOrder: Fulfillment;
  /** (O) Enrolls the customer in the loyalty levels; no effect if already enrolled. */
  joinLoyalty: RewardPoints;
  /** (O) Ends the enrollment. Points stay. */
  leaveLoyalty: RewardPoints;
  /** (O) Sets which emails about points the customer wants. */
  updateRewardSubscription: RewardPoints;
  /** (S) Emails a six-digit code; the response is the same whether or not the address has an account. */
  loginByEmailOtpData?: Maybe<LoginByEmailOtpOutput>;
  /** (S) Signs in as logintype says: password, or otp with the emailed code as password. */
  loginUniversalpassword?: Maybe<LoginUniversalPasswordOutput>;
  /** (O) A substitute for recaptcha_response when no captcha could be solved and the visitor has confirmed to be a person; valid for a quarter of an hour. */
  confirmPerson: Scalars['String']['output'];
  /** (O) Ends one session of the customer; false when they have none with that id. */
  closeCustomerSession: Scalars['Boolean']['output'];
  /** (O) Ends all other sessions of the customer, or also this one. Returns their number. */
  closeCustomerSessions: Scalars['Int']['output'];
  /** (A) Moves the whole balance of a gift card into the customer's store credit. */
  redeemGiftCardBalanceAsStoreCredit?: Maybe<GiftCardAccount>;
  /** (O) Emails a gift card that is paid from the customer's store credit. */
  sendGiftCard: SendGiftCardOutput;
  /** (O) Records the referrer of the customer, whose account is new. False when the code does not count. */
  acceptReferral: Scalars['Boolean']['output'];
  /** (O) Emails the customer's referral link to friends, five comma-separated addresses at most. Returns their number. */
  inviteFriends: Scalars['Int']['output'];
  /** (A) Applies a gift card, after those applied before. */
  applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  /** (A) Accepts the masked code shown in the cart, too. */
  removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  /** (A) Applies the store credit of the cart's customer, as far as needed. */
  applyStoreCreditToCart?: Maybe<ApplyStoreCreditToCartOutput>;
  /** (A) */
  removeStoreCreditFromCart?: Maybe<RemoveStoreCreditFromCartOutput>;
  /** (A) Applies as many points of the cart's customer as possible. */
  applyRewardPointsToCart?: Maybe<ApplyRewardPointsToCartOutput>;
  /** (A) */
  removeRewardPointsFromCart?: Maybe<RemoveRewardPointsFromCartOutput>;
  /** (O) Applies that many points, or as many as possible. */
  applySpendingPoints?: Maybe<ApplySpendingPointsOutput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  customerId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationSaveDesignArgs = {
  input: SaveDesignInput;
};


export type MutationRenameDesignArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDuplicateDesignArgs = {
  id: Scalars['ID']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
};


export type MutationShareDesignArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnshareDesignArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDesignArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCpnewsletterArgs = {
  input: CpNewsletterInput;
};


export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationSetNewsletterConsentArgs = {
  subscribe: Scalars['Boolean']['input'];
};


export type MutationCreateCustomerBySocialLoginArgs = {
  input: SocialLoginInput;
};


export type MutationSendSocialLoginCodeArgs = {
  check_id: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationConfirmSocialLoginArgs = {
  check_id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationDisconnectSocialLoginArgs = {
  login_source: Scalars['String']['input'];
};


export type MutationDeleteCustomerAccountArgs = {
  input: DeleteCustomerAccountInput;
};


export type MutationSharePhotoArgs = {
  input: SharePhotoInput;
};


export type MutationRequestOrderVerificationArgs = {
  input: OrderVerificationInput;
};


export type MutationConfirmOrderVerificationArgs = {
  check_id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationOrderInBulkArgs = {
  lines: Array<BulkOrderLineInput>;
  check_only?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetAdditionalInformationOnCartArgs = {
  input: SetAdditionalInformationOnCartInput;
};


export type MutationOpenAbandonedCartArgs = {
  token: Scalars['String']['input'];
  present_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReleaseUnpaidOrderArgs = {
  order_token: Scalars['String']['input'];
  present_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelOrderByTokenArgs = {
  order_token: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationClaimOrderItemArgs = {
  input: ClaimOrderItemInput;
};


export type MutationMoveOrderArgs = {
  token: Scalars['String']['input'];
  step: FulfillmentStep;
};


export type MutationShipOrderArgs = {
  input: ShipOrderInput;
};


export type MutationDeliverShipmentArgs = {
  token: Scalars['String']['input'];
  shipment_number: Scalars['String']['input'];
};


export type MutationDecideClaimArgs = {
  input: DecideClaimInput;
};


export type MutationSetGiftOptionsOnCartArgs = {
  input?: InputMaybe<SetGiftOptionsOnCartInput>;
};


export type MutationRestoreCartItemArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationSaveCartItemForLaterArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationMoveSavedItemToCartArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationRemoveSavedItemArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationDuplicateCartItemDesignArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationAcknowledgeCartItemChangeArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};


export type MutationPlaceOrderForTotalArgs = {
  input: PlaceOrderForTotalInput;
};


export type MutationTakePaymentArgs = {
  receipt: Scalars['String']['input'];
};


export type MutationCreateShopReviewArgs = {
  input: CreateShopReviewInput;
};


export type MutationModerateReviewArgs = {
  input: ModerateReviewInput;
};


export type MutationAskProductQuestionArgs = {
  input: AskProductQuestionInput;
};


export type MutationAnswerProductQuestionArgs = {
  input: AnswerProductQuestionInput;
};


export type MutationAnswerProofArgs = {
  input: AnswerProofInput;
};


export type MutationSendNewVersionArgs = {
  input: SendNewVersionInput;
};


export type MutationAskForProofArgs = {
  token: Scalars['String']['input'];
};


export type MutationSendProofLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationSendProofAgainArgs = {
  input: SendProofAgainInput;
};


export type MutationPrintOrderArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateRewardSubscriptionArgs = {
  input: RewardSubscriptionInput;
};


export type MutationLoginByEmailOtpDataArgs = {
  email: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLoginUniversalpasswordArgs = {
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
  logintype: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseCustomerSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCloseCustomerSessionsArgs = {
  this_too: Scalars['Boolean']['input'];
};


export type MutationRedeemGiftCardBalanceAsStoreCreditArgs = {
  input: GiftCardAccountInput;
};


export type MutationSendGiftCardArgs = {
  input: SendGiftCardInput;
};


export type MutationAcceptReferralArgs = {
  refer_code: Scalars['String']['input'];
};


export type MutationInviteFriendsArgs = {
  emails: Scalars['String']['input'];
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationApplyStoreCreditToCartArgs = {
  input: ApplyStoreCreditToCartInput;
};


export type MutationRemoveStoreCreditFromCartArgs = {
  input: RemoveStoreCreditFromCartInput;
};


export type MutationApplyRewardPointsToCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationRemoveRewardPointsFromCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationApplySpendingPointsArgs = {
  cart_id: Scalars['String']['input'];
  rule_id?: InputMaybe<Scalars['String']['input']>;
  points?: InputMaybe<Scalars['Int']['input']>;
  use_max_points?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CurrencyEnum =
  | 'USD';

export type Money = {
  __typename?: 'Money';
  value?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<CurrencyEnum>;
};

export type CountryCodeEnum =
  | 'AU'
  | 'CA'
  | 'GB'
  | 'IN'
  | 'NZ'
  | 'US';

export type Country = {
  __typename?: 'Country';
  id?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  available_regions?: Maybe<Array<Maybe<Region>>>;
};

export type Region = {
  __typename?: 'Region';
  id?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type StoreConfig = {
  __typename?: 'StoreConfig';
  store_code?: Maybe<Scalars['ID']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'CATEGORY'
  | 'PRODUCT';

export type RoutableInterface = {
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type CategoryTree = RoutableInterface & {
  __typename?: 'CategoryTree';
  uid: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
};

/** An ancestor of a category, root first. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_uid: Scalars['ID']['output'];
  category_name?: Maybe<Scalars['String']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type ProductAttributeFilterInput = {
  sku?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  color?: InputMaybe<FilterEqualTypeInput>;
  family?: InputMaybe<FilterEqualTypeInput>;
  occasion?: InputMaybe<FilterEqualTypeInput>;
  pets?: InputMaybe<FilterEqualTypeInput>;
  /** Path of the tool page in which it is designed, such as /photomug-tool. */
  tool_path?: InputMaybe<FilterEqualTypeInput>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type ProductAttributeSortInput = {
  name?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
  /** Newest last when ascending. */
  created_at?: InputMaybe<SortEnum>;
};

export type Products = {
  __typename?: 'Products';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOptionInterface = {
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  __typename?: 'AggregationOption';
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  search: Scalars['String']['output'];
};

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ProductImage = {
  __typename?: 'ProductImage';
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryInterface = {
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductImageGalleryEntry = MediaGalleryInterface & {
  __typename?: 'ProductImageGalleryEntry';
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  html: Scalars['String']['output'];
};

export type PriceRange = {
  __typename?: 'PriceRange';
  minimum_price: ProductPrice;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  regular_price: Money;
  final_price: Money;
  discount?: Maybe<ProductDiscount>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  quantity?: Maybe<Scalars['Float']['output']>;
  final_price?: Maybe<Money>;
  discount?: Maybe<ProductDiscount>;
};

export type ProductInterface = {
  uid: Scalars['ID']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  categories?: Maybe<Array<Maybe<CategoryTree>>>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  /** The product's family, as in the filter; several are separated by commas. Empty without one. */
  family: Scalars['String']['output'];
  /** Null for products sold undesigned. */
  tool?: Maybe<ProductTool>;
  /** The options of designed and undesigned products. */
  choices: Array<ProductToolOption>;
  /** Fields to fill in for a piece, such as a gift certificate's recipient; sent as entered options. */
  entered_fields: Array<EnteredField>;
  /** Explanation of the price; null when there is none. */
  price_note?: Maybe<Scalars['String']['output']>;
  /** Delivery date of a standard parcel ordered now, yyyy-mm-dd; null for products that are not shipped. */
  arrival_date?: Maybe<Scalars['String']['output']>;
  /** Number of approved reviews for each number of stars, five stars first. */
  review_distribution: Array<StarCount>;
};


export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type CustomizableOptionInterface = {
  uid: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFieldOption';
  uid: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  __typename?: 'CustomizableFieldValue';
  uid: Scalars['ID']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  max_characters?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDropDownOption';
  uid: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  __typename?: 'CustomizableDropDownValue';
  uid: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

export type SimpleProduct = ProductInterface & CustomizableProductInterface & RoutableInterface & {
  __typename?: 'SimpleProduct';
  uid: Scalars['ID']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  categories?: Maybe<Array<Maybe<CategoryTree>>>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  family: Scalars['String']['output'];
  tool?: Maybe<ProductTool>;
  choices: Array<ProductToolOption>;
  entered_fields: Array<EnteredField>;
  price_note?: Maybe<Scalars['String']['output']>;
  arrival_date?: Maybe<Scalars['String']['output']>;
  review_distribution: Array<StarCount>;
};


export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  identifier?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  page_layout?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
};

export type CmsBlocks = {
  __typename?: 'CmsBlocks';
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsBlock = {
  __typename?: 'CmsBlock';
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  __typename?: 'Cart';
  id: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  is_virtual: Scalars['Boolean']['output'];
  total_quantity: Scalars['Float']['output'];
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  itemsV2?: Maybe<CartItems>;
  prices?: Maybe<CartPrices>;
  billing_address?: Maybe<BillingCartAddress>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  additional_information: CartAdditionalInformation;
  gift_message?: Maybe<GiftMessage>;
  /** (A) */
  available_gift_wrappings?: Maybe<Array<Maybe<GiftWrapping>>>;
  /** (O) Null when standard shipping is never free, or nothing is shipped. */
  free_shipping?: Maybe<FreeShippingProgress>;
  /** (O) The free gift from a minimum amount on (auto_add_product_sku); null when there is none. */
  free_gift?: Maybe<FreeGift>;
  /** (O) The reason the cart's coupon has no effect; null when it has one, or there is no coupon. */
  coupon_problem?: Maybe<CouponProblem>;
  /** (O) The visitor's saved lines, latest first. */
  saved_items?: Maybe<Array<SavedCartItem>>;
  /** (O) A line that was just removed and can be restored; null when it cannot. */
  removed_item?: Maybe<SavedCartItem>;
  /** (O) Lines whose product, price or design has changed since they were added. */
  item_changes: Array<CartItemChange>;
  /** (S) Null for a guest's cart. */
  reward_points?: Maybe<CartRewardPoints>;
  /** (S) Null for a guest's cart. */
  store_credit?: Maybe<CartStoreCredit>;
  /** (S) In the order in which they were applied. */
  gift_cards: Array<CartGiftCard>;
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CartRemoved_ItemArgs = {
  cart_item_uid: Scalars['ID']['input'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemInterface = {
  uid: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  is_available: Scalars['Boolean']['output'];
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  extra_info?: Maybe<CartItemExtraInfo>;
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  uid: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  is_available: Scalars['Boolean']['output'];
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  extra_info?: Maybe<CartItemExtraInfo>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  is_required: Scalars['Boolean']['output'];
  sort_order: Scalars['Int']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  value: Scalars['Float']['output'];
  units: Scalars['String']['output'];
  type: PriceTypeEnum;
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  price: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** (O) Explanation of the line's price: the amounts add up to the line's total with all discounts and additions. */
  steps: Array<PriceStep>;
  /** (O) The sum of the steps. */
  line_total: Money;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  grand_total?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  totals?: Maybe<Array<Maybe<CartTotal>>>;
};

export type CartAddressInterface = {
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  amount: Money;
  price_excl_tax: Money;
  price_incl_tax: Money;
  available: Scalars['Boolean']['output'];
  error_message?: Maybe<Scalars['String']['output']>;
  additional_info?: Maybe<ShippingMethodAdditionalInfo>;
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  amount: Money;
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Information for the shopper; null when there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether it is a test: nothing is charged. */
  is_sandbox: Scalars['Boolean']['output'];
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CreateGuestCartInput = {
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type CartItemInput = {
  sku: Scalars['String']['input'];
  quantity: Scalars['Float']['input'];
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
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

export type CartUserInputError = {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  user_errors: Array<Maybe<CartUserInputError>>;
};

export type CustomizableOptionInput = {
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CartItemUpdateInput = {
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  customizable_options?: InputMaybe<Array<CustomizableOptionInput>>;
  /** An empty message removes it; an omitted one is unchanged. */
  gift_message?: InputMaybe<GiftMessageInput>;
  /** (A) Uid of a wrapping; an empty one removes it; an omitted one is unchanged. */
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<CartItemUpdateInput>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  __typename?: 'RemoveCouponFromCartOutput';
  cart?: Maybe<Cart>;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

export type CartAddressInput = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  city: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsInput = {
  cart_id: Scalars['String']['input'];
  address: EstimateAddressInput;
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateTotalsOutput = {
  __typename?: 'EstimateTotalsOutput';
  cart?: Maybe<Cart>;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetBillingAddressOnCartInput = {
  cart_id: Scalars['String']['input'];
  billing_address: BillingAddressInput;
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

export type PlaceOrderInput = {
  cart_id: Scalars['String']['input'];
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  orderV2?: Maybe<CustomerOrder>;
  errors: Array<Maybe<PlaceOrderError>>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
  cachePrice?: Maybe<Scalars['String']['output']>;
  start_session?: Maybe<StartedSession>;
};


export type CustomerTokenStart_SessionArgs = {
  guest_cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerInput = {
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerUpdateInput = {
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  gst_number?: InputMaybe<Scalars['String']['input']>;
  /** (O) Whether the customer, who must be a member, wants to renew the membership. */
  subscribed_for_auto_champ_membership?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerCreateInput = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmEmailInput = {
  email: Scalars['String']['input'];
  confirmation_key: Scalars['String']['input'];
};

export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  customer: Customer;
  customer_token?: Maybe<Scalars['String']['output']>;
  start_session?: Maybe<StartedSession>;
};


export type CustomerOutputStart_SessionArgs = {
  guest_cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type Customer = {
  __typename?: 'Customer';
  id?: Maybe<Scalars['Int']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  orders?: Maybe<CustomerOrders>;
  newsletter?: Maybe<NewsletterConsent>;
  social_logins?: Maybe<Array<SocialConnection>>;
  /** (O) When the customer confirmed the address; null until then. */
  email_confirmed_at?: Maybe<Scalars['String']['output']>;
  /** (O) Whether the account has a password; one from a social login has none until its owner creates it. */
  has_password?: Maybe<Scalars['Boolean']['output']>;
  /** (O) A new address awaiting confirmation; null when there is none. */
  new_email?: Maybe<Scalars['String']['output']>;
  /** (S) The same as id. */
  customer_id?: Maybe<Scalars['Int']['output']>;
  phone_no?: Maybe<Scalars['String']['output']>;
  gst_number?: Maybe<Scalars['String']['output']>;
  /** (S) URL of the certificate, valid for an hour; null when there is none. It is stored by POST and deleted by DELETE on /rest/mpc/V1/customers/gst-certificate. */
  gst_certificate?: Maybe<Scalars['String']['output']>;
  group_name?: Maybe<Scalars['String']['output']>;
  /** (S) Whether the customer is a member today. */
  is_subscribed_champ_membership?: Maybe<Scalars['Boolean']['output']>;
  /** (S) Whether a member wants to renew; no card is stored, so an email asks to buy it again. */
  subscribed_for_auto_champ_membership?: Maybe<Scalars['Boolean']['output']>;
  /** (O) The end of the membership as ISO time; null for non-members. */
  champ_membership_until?: Maybe<Scalars['String']['output']>;
  /** (O) The customer's referral code: a URL parameter, ?refer_code=… */
  refer_code?: Maybe<Scalars['String']['output']>;
  /** (S) The points that can be spent. */
  rewardInformation?: Maybe<RewardInformation>;
  reward_points?: Maybe<RewardPoints>;
  /** (O) The customer's sessions: the current one first, then by last use. */
  sessions?: Maybe<Array<CustomerSession>>;
  /** (A) */
  store_credit?: Maybe<CustomerStoreCredit>;
  /** (O) Gift cards that the customer sent, latest first, 50 at most. */
  sent_gift_cards?: Maybe<Array<SentGiftCard>>;
  /** (O) */
  referrals?: Maybe<Referrals>;
};


export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  id?: Maybe<Scalars['Int']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  city?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  postcode?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  telephone?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddressInput = {
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  city?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

/** The number, the email address, and either postcode or lastname. */
export type OrderInformationInput = {
  number: Scalars['String']['input'];
  email: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOrdersFilterInput = {
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrderSortInput = {
  sort_field: CustomerOrderSortableField;
  sort_direction: SortEnum;
};

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  order?: Maybe<CustomerOrder>;
  errorV2?: Maybe<CancelOrderError>;
};

export type CancelOrderError = {
  __typename?: 'CancelOrderError';
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNDEFINED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS';

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  token: Scalars['String']['output'];
  order_date: Scalars['String']['output'];
  status: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  total?: Maybe<OrderTotal>;
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  shipping_address?: Maybe<OrderAddress>;
  billing_address?: Maybe<OrderAddress>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  /** Machine name of the status: pending_payment, processing, in_production, shipped, delivered, cancelled, refunded, on_hold. */
  status_code?: Maybe<Scalars['String']['output']>;
  /** Delivery date, yyyy-mm-dd. */
  arrival_date?: Maybe<Scalars['String']['output']>;
  /** How and where to send an awaited payment; null when there is nothing to send. */
  payment_instructions?: Maybe<Scalars['String']['output']>;
  /** Actions available to the current visitor. */
  available_actions: Array<OrderActionType>;
  /** The order's steps, first one first; future steps have no time. */
  timeline: Array<OrderTimelineStep>;
  /** Refunds to the buyer. */
  refunds: Array<OrderRefund>;
  /** Path at the provider, valid for a day; null while nothing was paid. */
  invoice_url?: Maybe<Scalars['String']['output']>;
  /** Grants access to the order without signing in, for a day. */
  view_token: Scalars['String']['output'];
  /** Grants access to the order's designs and proofs only, for a day. */
  artwork_token: Scalars['String']['output'];
  /** Number of proofs not approved yet. */
  open_proofs: Scalars['Int']['output'];
  additional_information: OrderAdditionalInformation;
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  grand_total: Money;
  subtotal: Money;
  total_tax: Money;
  total_shipping: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  totals?: Maybe<Array<Maybe<CartTotal>>>;
};

export type OrderItemInterface = {
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  product_sale_price: Money;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  original_image_url?: Maybe<Scalars['String']['output']>;
  row_total?: Maybe<Money>;
  /** (O) The row total with the order's price code; null when the code changed nothing. */
  cache_row_total?: Maybe<Money>;
  /** Null when there is no claim. */
  claim?: Maybe<OrderClaim>;
  /** Whether it can be claimed now. */
  can_claim: Scalars['Boolean']['output'];
};

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  product_sale_price: Money;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  original_image_url?: Maybe<Scalars['String']['output']>;
  row_total?: Maybe<Money>;
  cache_row_total?: Maybe<Money>;
  claim?: Maybe<OrderClaim>;
  can_claim: Scalars['Boolean']['output'];
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderAddress = {
  __typename?: 'OrderAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  /** ISO 8601, UTC. */
  shipped_at: Scalars['String']['output'];
  delivered_at?: Maybe<Scalars['String']['output']>;
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
  order_item_id: Scalars['ID']['output'];
};

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
  order_item_id: Scalars['ID']['output'];
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** The carrier's tracking page; null when there is none. */
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductReviewRatingsMetadata = {
  __typename?: 'ProductReviewRatingsMetadata';
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviewRatingMetadata = {
  __typename?: 'ProductReviewRatingMetadata';
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  __typename?: 'ProductReviewRatingValueMetadata';
  value_id: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

export type ProductReview = {
  __typename?: 'ProductReview';
  product: ProductInterface;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
  average_rating: Scalars['Float']['output'];
  ratings_breakdown: Array<ProductReviewRating>;
  /** The reviewer proved a purchase of the product. */
  verified: Scalars['Boolean']['output'];
};

export type ProductReviewRating = {
  __typename?: 'ProductReviewRating';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type CreateProductReviewInput = {
  sku: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  /** Required for a guest, never shown; with an order's number it proves the purchase. */
  email?: InputMaybe<Scalars['String']['input']>;
  order_number?: InputMaybe<Scalars['String']['input']>;
};

export type CreateProductReviewOutput = {
  __typename?: 'CreateProductReviewOutput';
  review: ProductReview;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';

export type SubscribeEmailToNewsletterOutput = {
  __typename?: 'SubscribeEmailToNewsletterOutput';
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type ContactUsInput = {
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  __typename?: 'ContactUsOutput';
  status: Scalars['Boolean']['output'];
};

export type CheckMailchimpIdOutput = {
  __typename?: 'CheckMailchimpIdOutput';
  valid?: Maybe<Scalars['Boolean']['output']>;
};

export type HeaderOfferOutput = {
  __typename?: 'HeaderOfferOutput';
  items?: Maybe<Array<Maybe<HeaderOffer>>>;
};

export type HeaderOffer = {
  __typename?: 'HeaderOffer';
  offer_text?: Maybe<Scalars['String']['output']>;
  offer_description?: Maybe<Scalars['String']['output']>;
  offer_start_date?: Maybe<Scalars['String']['output']>;
  offer_end_date?: Maybe<Scalars['String']['output']>;
  show_timer?: Maybe<Scalars['Boolean']['output']>;
  store_notice?: Maybe<Scalars['String']['output']>;
  sale_title?: Maybe<Scalars['String']['output']>;
};

export type ConfigurationOutput = {
  __typename?: 'ConfigurationOutput';
  configvalues?: Maybe<Array<Maybe<ConfigValue>>>;
};

export type ConfigValue = {
  __typename?: 'ConfigValue';
  key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type CpNewsletterInput = {
  email: Scalars['String']['input'];
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  subscribe?: InputMaybe<Scalars['Boolean']['input']>;
  category_id?: InputMaybe<Scalars['String']['input']>;
  subscribe_source?: InputMaybe<Scalars['String']['input']>;
  popup?: InputMaybe<Scalars['String']['input']>;
  pop_ups_design?: InputMaybe<Scalars['String']['input']>;
  text_notifications?: InputMaybe<Scalars['Boolean']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};

export type CpNewsletterOutput = {
  __typename?: 'CpNewsletterOutput';
  newsletterResponse?: Maybe<NewsletterResponse>;
};

export type NewsletterResponse = {
  __typename?: 'NewsletterResponse';
  error?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  email: Scalars['String']['output'];
  /** pending, subscribed or unsubscribed. */
  status: Scalars['String']['output'];
};

export type NewsletterConsent = {
  __typename?: 'NewsletterConsent';
  /** none, pending, subscribed or unsubscribed. */
  status: Scalars['String']['output'];
  /** Latest first, 100 at most. */
  history: Array<NewsletterEvent>;
};

export type NewsletterEvent = {
  __typename?: 'NewsletterEvent';
  /** asked, subscribed or unsubscribed. */
  kind: Scalars['String']['output'];
  /** Where it was entered, such as footer, registration, letter or account. */
  source: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
};

export type SocialLoginInput = {
  /** The network's name and address take precedence if it provides them; an entered address must be confirmed by a code. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Access token of the network. */
  login_token_id: Scalars['String']['input'];
  /** facebook or twitter. */
  login_source: Scalars['String']['input'];
  /** Hex of the token's HMAC-SHA256 under the client secret: proves that the token was issued to this store. */
  login_token_proof?: InputMaybe<Scalars['String']['input']>;
};

export type SocialLoginOutput = {
  __typename?: 'SocialLoginOutput';
  customer_token?: Maybe<Scalars['String']['output']>;
  cachePrice?: Maybe<Scalars['String']['output']>;
  start_session?: Maybe<StartedSession>;
  /** The check to pass before there is a token; null when there is one. */
  check_id?: Maybe<Scalars['ID']['output']>;
  /** Whether the check's code was emailed; otherwise sendSocialLoginCode needs an address first. */
  code_sent?: Maybe<Scalars['Boolean']['output']>;
};


export type SocialLoginOutputStart_SessionArgs = {
  guest_cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type SendSocialLoginCodeOutput = {
  __typename?: 'SendSocialLoginCodeOutput';
  /** The normalized address. */
  email: Scalars['String']['output'];
};

export type SocialConnection = {
  __typename?: 'SocialConnection';
  login_source: Scalars['String']['output'];
  /** Name by which the person recognizes the network's account. */
  name: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
};

export type DeleteCustomerAccountInput = {
  /** Exactly one of the two. */
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type SharePhotoInput = {
  photo_id: Scalars['ID']['input'];
  pet_name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Text about the pet. */
  story?: InputMaybe<Scalars['String']['input']>;
  /** The text that the shopper agreed to. */
  consent: Scalars['String']['input'];
};

export type SharePhotoOutput = {
  __typename?: 'SharePhotoOutput';
  /** Message for the shopper; the same whether or not the address had its coupon before. */
  message: Scalars['String']['output'];
};

export type SharedPhoto = {
  __typename?: 'SharedPhoto';
  pet_name: Scalars['String']['output'];
  /** The person who shared it. */
  email: Scalars['String']['output'];
  /** Empty when there is none. */
  story: Scalars['String']['output'];
  /** The text that the shopper agreed to. */
  consent: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
};

export type OrderVerificationInput = {
  order_number: Scalars['String']['input'];
  email: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
};

export type OrderVerification = {
  __typename?: 'OrderVerification';
  id: Scalars['ID']['output'];
};

export type ConfirmOrderVerificationOutput = {
  __typename?: 'ConfirmOrderVerificationOutput';
  order_number: Scalars['String']['output'];
};

export type BulkOrderLineInput = {
  sku: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  /** By code or by title, such as size: 11oz. */
  options?: InputMaybe<Array<BulkOrderOptionInput>>;
  /** One of the customer's own designs, for designed products. */
  design_id?: InputMaybe<Scalars['ID']['input']>;
};

export type BulkOrderOptionInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type BulkOrderOutput = {
  __typename?: 'BulkOrderOutput';
  /** Pieces added to the cart; 0 when a line was invalid. */
  pieces: Scalars['Int']['output'];
  errors: Array<BulkOrderError>;
};

export type BulkOrderError = {
  __typename?: 'BulkOrderError';
  /** Index of the line in the list, from 0. */
  line: Scalars['Int']['output'];
  /** sku, quantity, options or design_id. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Designs = {
  __typename?: 'Designs';
  items: Array<Design>;
  total_count: Scalars['Int']['output'];
  page_info: SearchResultPageInfo;
};

export type Design = {
  __typename?: 'Design';
  id: Scalars['ID']['output'];
  /** Incremented by each save. */
  revision: Scalars['Int']['output'];
  /** 60 characters at most; null until the owner sets it. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updated_at: Scalars['String']['output'];
  /** True if it is on its owner's list; false for a deleted one that a cart or an order still needs. */
  is_saved: Scalars['Boolean']['output'];
  /** Grants read-only access to the design; null when it is not shared. */
  share_token?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  /** The design document as JSON text (app/design/document/document.ts). */
  document: Scalars['String']['output'];
  /** The photos that the document shows. */
  photos: Array<DesignPhoto>;
  /** URL of the picture of the product with this design, drawn by the provider (SVG). */
  picture_url: Scalars['String']['output'];
  /** Problems that prevent buying this design; empty when it is complete. */
  problems: Array<DesignProblem>;
};

export type DesignPhoto = {
  __typename?: 'DesignPhoto';
  id: Scalars['ID']['output'];
  /** Pixels, after applying the orientation. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** URL of the photo, at most 1600 pixels wide or high. */
  url: Scalars['String']['output'];
  /** Capture time such as 2024-05-03T14:22:10, in the camera's local time; null when the file has none. */
  taken_at?: Maybe<Scalars['String']['output']>;
};

export type DesignProblem = {
  __typename?: 'DesignProblem';
  /** The field of the studio concerned: <surface>.<layer>, or option.<code>. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type SaveDesignInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  sku: Scalars['String']['input'];
  document: Scalars['String']['input'];
};

export type SaveDesignOutput = {
  __typename?: 'SaveDesignOutput';
  design?: Maybe<Design>;
  user_errors: Array<UserError>;
};

export type DeleteDesignOutput = {
  __typename?: 'DeleteDesignOutput';
  /** True when a cart or an order still contains the design, so that it can be bought and produced nevertheless. */
  is_still_needed: Scalars['Boolean']['output'];
};

export type SharedDesign = {
  __typename?: 'SharedDesign';
  name?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  /** The design document as JSON text. */
  document: Scalars['String']['output'];
  /** URL of the picture of the product with this design; requires the token. */
  picture_url: Scalars['String']['output'];
};

export type UserError = {
  __typename?: 'UserError';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
};

export type EnteredField = {
  __typename?: 'EnteredField';
  uid: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: EnteredFieldType;
  is_required: Scalars['Boolean']['output'];
  max_characters: Scalars['Int']['output'];
};

export type EnteredFieldType =
  | 'TEXT'
  | 'AREA'
  | 'EMAIL'
  | 'DATE';

export type ProductTool = {
  __typename?: 'ProductTool';
  /** Key of the blueprint (app/design/products). */
  blueprint: Scalars['String']['output'];
  /** The blueprint's template that a new design of this product starts with. */
  template: Scalars['String']['output'];
  /** Path of the tool page, such as /photomug-tool. */
  path: Scalars['String']['output'];
  /** The entered option that carries the design's id. */
  design_option_uid: Scalars['ID']['output'];
  options: Array<ProductToolOption>;
  /** A counted part of a design with a unit price, such as the letters of a sign. */
  counted_prices: Array<ProductCountedPrice>;
};

export type ProductCountedPrice = {
  __typename?: 'ProductCountedPrice';
  /** The blueprint's code, such as letters. */
  code: Scalars['String']['output'];
  /** Plural, such as Letters. */
  title: Scalars['String']['output'];
  /** Per unit, added to the product's price. */
  price: Money;
  /** Per unit, added to the product's regular price. */
  regular_price: Money;
  /** The number included in the product's own price, which is the minimum for any design. */
  min: Scalars['Int']['output'];
};

export type ProductToolOption = {
  __typename?: 'ProductToolOption';
  uid: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  values: Array<ProductToolOptionValue>;
};

export type ProductToolOptionValue = {
  __typename?: 'ProductToolOptionValue';
  uid: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Added to the product's price. */
  price: Money;
  /** Added to the product's regular price. */
  regular_price: Money;
};

export type CartItemExtraInfo = {
  __typename?: 'CartItemExtraInfo';
  categories?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  tool_options?: Maybe<Scalars['String']['output']>;
  edit_link?: Maybe<Scalars['String']['output']>;
  /** (S) Unit price with the cart's price code, in dollars such as 6.99; null when the code changes nothing. */
  cache_price?: Maybe<Scalars['String']['output']>;
  /** (O) The row total at that price. */
  cache_row_total?: Maybe<Money>;
  /** (O) Whether that price is the member price. */
  is_member_price?: Maybe<Scalars['Boolean']['output']>;
  /** (O) A free gift of the store: one piece at 0, which is added automatically and can only be removed. */
  is_free_gift?: Maybe<Scalars['Boolean']['output']>;
  original_image_url?: Maybe<Scalars['String']['output']>;
  /** False for products that are not shipped. */
  can_be_wrapped: Scalars['Boolean']['output'];
};

export type CartTotal = {
  __typename?: 'CartTotal';
  /** subtotal, price_code, discount, reward_points, gift_wrapping, shipping, tax, gift_card (one for each), store_credit, grand_total, in this order; lines that do not apply are omitted. */
  code: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  /** A discount is negative, so that the lines add up to the grand total. */
  amount?: Maybe<Money>;
  area?: Maybe<Scalars['String']['output']>;
  free_shipping_message?: Maybe<Scalars['String']['output']>;
  /** (O) The lines it consists of; the amounts add up to it. Null for orders. */
  steps?: Maybe<Array<PriceStep>>;
};

export type ShippingMethodAdditionalInfo = {
  __typename?: 'ShippingMethodAdditionalInfo';
  offer_description?: Maybe<Scalars['String']['output']>;
  free_shipping?: Maybe<Scalars['Boolean']['output']>;
};

/** (S) The order's information besides items, addresses and shipping. */
export type CartAdditionalInformation = {
  __typename?: 'CartAdditionalInformation';
  /** Comment for production. */
  order_comment?: Maybe<Scalars['String']['output']>;
  /** The message for the whole order, set by setGiftOptionsOnCart. */
  gift_message?: Maybe<Scalars['String']['output']>;
  /** Omits prices from the parcel. */
  dropship: Scalars['Boolean']['output'];
  /** Sends a proof of the designs before printing. */
  send_proof: Scalars['Boolean']['output'];
  business_purchase: Scalars['Boolean']['output'];
  /** The buyer of a business purchase. */
  gst_company?: Maybe<Scalars['String']['output']>;
  gst_number?: Maybe<Scalars['String']['output']>;
  /** Shows the business and its GST number with the shipping address. */
  ship_to: Scalars['Boolean']['output'];
  /** Shows the business and its GST number with the billing address, the default when neither is chosen. */
  bill_to: Scalars['Boolean']['output'];
  /** The cart's price codes as base64, separated by spaces; null when there are none. */
  price_cache?: Maybe<Scalars['String']['output']>;
  /** (O) Information about them for the shopper, such as that an offer has ended; null when there is none. */
  price_cache_message?: Maybe<Scalars['String']['output']>;
  /** Whether a coupon could reduce the cart. */
  show_coupon: Scalars['Boolean']['output'];
  /** When the terms were accepted, ISO 8601 in UTC; null before. */
  terms_accepted_at?: Maybe<Scalars['String']['output']>;
};

/** Omitted fields are unchanged. */
export type SetAdditionalInformationOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** At most 500 characters; an empty one removes it. */
  order_comment?: InputMaybe<Scalars['String']['input']>;
  dropship?: InputMaybe<Scalars['Boolean']['input']>;
  send_proof?: InputMaybe<Scalars['Boolean']['input']>;
  /** False deletes the business and its GST number. */
  business_purchase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required for a business purchase. */
  gst_company?: InputMaybe<Scalars['String']['input']>;
  /** 15 letters and numbers, with at least one of each; optional. */
  gst_number?: InputMaybe<Scalars['String']['input']>;
  ship_to?: InputMaybe<Scalars['Boolean']['input']>;
  bill_to?: InputMaybe<Scalars['Boolean']['input']>;
  /** True accepts the terms now. */
  accept_terms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetAdditionalInformationOnCartOutput = {
  __typename?: 'SetAdditionalInformationOnCartOutput';
  cart: Cart;
};

/** (A) */
export type SetGiftOptionsOnCartInput = {
  cart_id: Scalars['String']['input'];
  gift_message?: InputMaybe<GiftMessageInput>;
};

export type SetGiftOptionsOnCartOutput = {
  __typename?: 'SetGiftOptionsOnCartOutput';
  cart: Cart;
};

/** Magento's type; an empty message removes it. */
export type GiftMessageInput = {
  to: Scalars['String']['input'];
  from: Scalars['String']['input'];
  message: Scalars['String']['input'];
};

export type GiftMessage = {
  __typename?: 'GiftMessage';
  to: Scalars['String']['output'];
  from: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** (A) A gift wrapping; the price is per piece. */
export type GiftWrapping = {
  __typename?: 'GiftWrapping';
  uid: Scalars['ID']['output'];
  design: Scalars['String']['output'];
  price: Money;
};

export type PriceStep = {
  __typename?: 'PriceStep';
  label: Scalars['String']['output'];
  /** Pieces and unit price, when the step is their product. */
  quantity?: Maybe<Scalars['Int']['output']>;
  unit_amount?: Maybe<Money>;
  amount: Money;
};

export type CouponProblem = {
  __typename?: 'CouponProblem';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type FreeShippingProgress = {
  __typename?: 'FreeShippingProgress';
  /** Minimum price of the items. */
  threshold: Money;
  /** Amount still missing; 0 when it is reached. */
  remaining: Money;
};

export type FreeGift = {
  __typename?: 'FreeGift';
  /** Uid of its line. removeItemFromCart declines the gift, restoreCartItem accepts it again. */
  cart_item_uid: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  /** Minimum price of the items after discounts, without the gift. */
  threshold: Money;
  /** Amount still missing; 0 when it is reached. */
  remaining: Money;
  /** The shopper has declined it for this cart. */
  is_declined: Scalars['Boolean']['output'];
};

export type SavedCartItem = {
  __typename?: 'SavedCartItem';
  uid: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url_path?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  /** Such as Size: 15 oz, Color: Blue. */
  options: Scalars['String']['output'];
  /** Current unit price. */
  price: Money;
  image_url?: Maybe<Scalars['String']['output']>;
  /** The reason it can no longer be bought; null when it can. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type CartItemChange = {
  __typename?: 'CartItemChange';
  cart_item_uid: Scalars['ID']['output'];
  /** price, design or product. */
  kind: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/**
 * Runs the steps after a login, with the new token: assigns the visitor's designs to the customer, merges the guest cart
 * into the customer's cart, and gives a cart with items but no shipping address the customer's default address. Null when
 * nobody was signed in, or a step failed; each step is also a separate operation.
 */
export type StartedSession = {
  __typename?: 'StartedSession';
  customer_id: Scalars['ID']['output'];
  /** The customer's cart. */
  cart_id: Scalars['String']['output'];
  /** The guest cart is unknown, another person's or no longer active, and was not merged. */
  is_guest_cart_gone: Scalars['Boolean']['output'];
  /** The shipping method for the default address; null unless that was just set. */
  shipping?: Maybe<ShippingCartAddress>;
};

/** The order's information besides items, addresses and shipping. */
export type OrderAdditionalInformation = {
  __typename?: 'OrderAdditionalInformation';
  order_comment?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<Scalars['String']['output']>;
  dropship: Scalars['Boolean']['output'];
  send_proof: Scalars['Boolean']['output'];
  business_purchase: Scalars['Boolean']['output'];
  gst_company?: Maybe<Scalars['String']['output']>;
  gst_number?: Maybe<Scalars['String']['output']>;
  ship_to: Scalars['Boolean']['output'];
  bill_to: Scalars['Boolean']['output'];
  /** ISO 8601, UTC; null for an order without accepted terms. */
  terms_accepted_at?: Maybe<Scalars['String']['output']>;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderTimelineStep = {
  __typename?: 'OrderTimelineStep';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** ISO 8601, UTC; null for a future step, or when the time is unknown. */
  at?: Maybe<Scalars['String']['output']>;
  is_done: Scalars['Boolean']['output'];
};

export type OrderRefund = {
  __typename?: 'OrderRefund';
  amount: Money;
  /** ISO 8601, UTC. */
  at: Scalars['String']['output'];
};

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

export type OrderClaim = {
  __typename?: 'OrderClaim';
  id: Scalars['ID']['output'];
  reason: ClaimReason;
  wish: ClaimWish;
  message: Scalars['String']['output'];
  status: ClaimStatus;
  /** The store's answer; empty while it is open. */
  answer: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  created_at: Scalars['String']['output'];
};

export type ClaimOrderItemInput = {
  /** Token of the order; a customer's order can be claimed by that customer only. */
  order_token: Scalars['String']['input'];
  order_item_id: Scalars['ID']['input'];
  reason: ClaimReason;
  wish: ClaimWish;
  /** 1000 characters at most. */
  message: Scalars['String']['input'];
  /** One of the visitor's own photos. */
  photo_id?: InputMaybe<Scalars['ID']['input']>;
};

export type Fulfillment = {
  __typename?: 'Fulfillment';
  order: FulfillmentOrder;
  /** Shows the print designs of the order, for a day; cannot answer proofs. */
  artwork_token: Scalars['String']['output'];
  /** The carriers to choose from. */
  carriers: Array<Carrier>;
  /** The available steps. */
  steps: Array<FulfillmentStep>;
  can_ship: Scalars['Boolean']['output'];
  claims: Array<ClaimToDecide>;
  /** Print files by line; lines without a design are omitted. */
  prints: Array<LineToPrint>;
};

/** An order for the staff: contains nothing that grants access as its buyer. */
export type FulfillmentOrder = {
  __typename?: 'FulfillmentOrder';
  number: Scalars['String']['output'];
  order_date: Scalars['String']['output'];
  status: Scalars['String']['output'];
  status_code?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  total?: Maybe<OrderTotal>;
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  timeline: Array<OrderTimelineStep>;
  refunds: Array<OrderRefund>;
  additional_information: OrderAdditionalInformation;
};

export type LineToPrint = {
  __typename?: 'LineToPrint';
  order_item_id: Scalars['ID']['output'];
  state: PrintState;
  /** Why it is stuck, or failed the last time. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Empty until its buyer has approved the proof. */
  files: Array<PrintFile>;
  /** The latest round of its proof; null when none was requested. */
  proof?: Maybe<Proof>;
};

export type PrintState =
  /** Its files are being created. */
  | 'WAITING'
  /** Its files exist; its proof is not approved. */
  | 'PROOF'
  | 'READY'
  /** It cannot be printed; the staff has to intervene. */
  | 'STUCK';

export type PrintFile = {
  __typename?: 'PrintFile';
  title: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** Hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Path at the provider. */
  url: Scalars['String']['output'];
};

export type SendProofAgainInput = {
  token: Scalars['String']['input'];
  item_id: Scalars['ID']['input'];
  /** Message for the buyer. */
  words: Scalars['String']['input'];
};

export type FulfillmentStep =
  /** A check has arrived. */
  | 'TAKE_PAYMENT'
  | 'START_PRODUCTION'
  | 'HOLD'
  | 'RELEASE';

export type Carrier = {
  __typename?: 'Carrier';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ClaimToDecide = {
  __typename?: 'ClaimToDecide';
  claim: OrderClaim;
  product_name: Scalars['String']['output'];
  /** The amount that a refund would return. */
  refund_amount: Money;
  /** Path at the provider; null without a photo. */
  photo_url?: Maybe<Scalars['String']['output']>;
};

export type ShipOrderInput = {
  token: Scalars['String']['input'];
  carrier: Scalars['String']['input'];
  tracking_number: Scalars['String']['input'];
  /** By default, everything that is not shipped yet. */
  items?: InputMaybe<Array<ShipmentItemInput>>;
};

export type ShipmentItemInput = {
  order_item_id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type ClaimDecision =
  | 'REPLACE'
  | 'REFUND'
  | 'DECLINE';

export type DecideClaimInput = {
  token: Scalars['String']['input'];
  claim_id: Scalars['ID']['input'];
  decision: ClaimDecision;
  /** Message for the buyer; 1000 characters at most. */
  answer: Scalars['String']['input'];
};

export type PlaceOrderForTotalInput = {
  cart_id: Scalars['String']['input'];
  /** The grand total shown beside the button, in dollars. */
  expected_total: Scalars['Float']['input'];
};

export type TakePaymentOutput = {
  __typename?: 'TakePaymentOutput';
  outcome: PaymentOutcome;
};

export type PaymentOutcome =
  /** The order is paid. */
  | 'PAID'
  /** The order could no longer be paid, or was paid before; the payment was refunded. */
  | 'REFUNDED'
  /** The receipt is forged, or for no order of the store. */
  | 'UNKNOWN';

export type HostedPayment = {
  __typename?: 'HostedPayment';
  /** URL where the shopper pays; the page sends them back to the storefront. */
  redirect_url: Scalars['String']['output'];
};

export type ReleaseUnpaidOrderOutput = {
  __typename?: 'ReleaseUnpaidOrderOutput';
  cart_id?: Maybe<Scalars['String']['output']>;
  user_errors: Array<UserError>;
};

export type StarCount = {
  __typename?: 'StarCount';
  stars: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

export type ShopReviews = {
  __typename?: 'ShopReviews';
  /** Of all approved reviews, 0 to 5. */
  average: Scalars['Float']['output'];
  total_count: Scalars['Int']['output'];
  distribution: Array<StarCount>;
  /** Those with the requested stars. */
  items: Array<ShopReview>;
  page_info: SearchResultPageInfo;
};

export type ShopReview = {
  __typename?: 'ShopReview';
  /** Null when it is about the store as a whole. */
  product?: Maybe<ProductInterface>;
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  nickname: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
  verified: Scalars['Boolean']['output'];
};

export type CreateShopReviewInput = {
  nickname: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  order_number?: InputMaybe<Scalars['String']['input']>;
};

export type CreateShopReviewOutput = {
  __typename?: 'CreateShopReviewOutput';
  review: ShopReview;
};

export type ReviewStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type ReviewToModerate = {
  __typename?: 'ReviewToModerate';
  review: ShopReview;
  status: ReviewStatus;
};

export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT';

export type ModerateReviewInput = {
  token: Scalars['String']['input'];
  decision: ReviewDecision;
};

export type ProductQuestions = {
  __typename?: 'ProductQuestions';
  product: ProductInterface;
  items: Array<ProductQuestion>;
  total_count: Scalars['Int']['output'];
  page_info: SearchResultPageInfo;
};

export type ProductQuestion = {
  __typename?: 'ProductQuestion';
  /** The author; null for a frequently asked question written by the store. */
  nickname?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
  answer: Scalars['String']['output'];
  answered_at: Scalars['String']['output'];
};

export type AskProductQuestionInput = {
  sku: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  question: Scalars['String']['input'];
  /** Where to email the answer; never shown. */
  email?: InputMaybe<Scalars['String']['input']>;
};

export type QuestionStatus =
  | 'PENDING'
  | 'PUBLISHED'
  | 'REJECTED';

export type QuestionToAnswer = {
  __typename?: 'QuestionToAnswer';
  product: ProductInterface;
  nickname: Scalars['String']['output'];
  question: Scalars['String']['output'];
  answer: Scalars['String']['output'];
  status: QuestionStatus;
  /** The author left an address: the answer is emailed there when it is published. */
  wants_mail: Scalars['Boolean']['output'];
};

export type QuestionDecision =
  | 'PUBLISH'
  | 'REJECT';

export type AnswerProductQuestionInput = {
  token: Scalars['String']['input'];
  decision: QuestionDecision;
  answer?: InputMaybe<Scalars['String']['input']>;
};

export type BlogPostList = {
  __typename?: 'BlogPostList';
  metaTitle?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  /** Every topic with a post. */
  topics: Array<Scalars['String']['output']>;
  items: Array<BlogPost>;
  total_count: Scalars['Int']['output'];
  page_info: SearchResultPageInfo;
};

export type BlogPost = {
  __typename?: 'BlogPost';
  url_key: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topic: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** HTML. */
  content: Scalars['String']['output'];
  /** Path of a picture with aspect ratio 4:3. */
  picture: Scalars['String']['output'];
  picture_label: Scalars['String']['output'];
  author: Scalars['String']['output'];
  published_at: Scalars['String']['output'];
  updated_at: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  meta_description: Scalars['String']['output'];
  meta_keywords: Scalars['String']['output'];
};

export type PublicCoupon = {
  __typename?: 'PublicCoupon';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  minimum_subtotal?: Maybe<Money>;
  ends_at?: Maybe<Scalars['String']['output']>;
};

export type SiteMapEntry = {
  __typename?: 'SiteMapEntry';
  /** Without a leading slash. */
  path: Scalars['String']['output'];
  /** Null when unknown. */
  changed_at?: Maybe<Scalars['String']['output']>;
};

/**
 * One of: the order's token or artwork_token; the number of the current customer's order; or its number with the
 * buyer's email address and the last name or ZIP code of its billing address.
 */
export type OrderArtworkInput = {
  token?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderArtwork = {
  __typename?: 'OrderArtwork';
  number: Scalars['String']['output'];
  /** Grants access to the artwork of this order only, for a day; answers proofs only if may_answer is true. */
  artwork_token: Scalars['String']['output'];
  /** Whether the visitor may answer proofs: with an emailed link, the order's token, or as the signed-in buyer. */
  may_answer: Scalars['Boolean']['output'];
  /** Whether a proof is requested, or still can be. */
  proof_request: ProofRequest;
  items: Array<OrderArtworkItem>;
};

export type ProofRequest =
  /** Proofs were requested; they are sent once the order is paid and their files exist. */
  | 'ASKED'
  /** None was requested; askForProof requests one. */
  | 'POSSIBLE'
  /** None was requested, and it is too late. */
  | 'NONE';

export type OrderArtworkItem = {
  __typename?: 'OrderArtworkItem';
  id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  surfaces: Array<ArtworkSurface>;
  /** The latest round; null without a proof. */
  proof?: Maybe<Proof>;
};

export type ArtworkSurface = {
  __typename?: 'ArtworkSurface';
  title: Scalars['String']['output'];
  /** Millimeters. */
  width: Scalars['Float']['output'];
  height: Scalars['Float']['output'];
  /** URL of the flat drawing (SVG). */
  picture_url: Scalars['String']['output'];
  /** Path of the print file (PDF) at the provider, valid for a day; null while there is none. */
  print_file_url?: Maybe<Scalars['String']['output']>;
};

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

export type Proof = {
  __typename?: 'Proof';
  /** From 1. */
  round: Scalars['Int']['output'];
  state: ProofState;
  /** The answers available now. */
  can_approve: Scalars['Boolean']['output'];
  can_ask_for_change: Scalars['Boolean']['output'];
  /** The store's comment on this round. */
  shop_message: Scalars['String']['output'];
  wish: Scalars['String']['output'];
  sent_at?: Maybe<Scalars['String']['output']>;
  /** The last day to answer, yyyy-mm-dd; null unless the buyer's answer is awaited. */
  last_day?: Maybe<Scalars['String']['output']>;
  answered_at?: Maybe<Scalars['String']['output']>;
  /** Whether it was approved because the deadline passed. */
  by_deadline: Scalars['Boolean']['output'];
  /** Path where the visitor's own design is edited; null when it is not theirs, or can no longer be changed. */
  edit_path?: Maybe<Scalars['String']['output']>;
  /** Whether the visitor has saved a newer version than the one shown; sendNewVersion replaces it. */
  has_newer_version: Scalars['Boolean']['output'];
};

export type AnswerProofInput = {
  /** The order's token or artwork_token. */
  token: Scalars['String']['input'];
  item_id: Scalars['ID']['input'];
  /** The round that was viewed; a newer one is not answered. */
  round: Scalars['Int']['input'];
  verdict: ProofVerdict;
  /** Required for a change. */
  wish?: InputMaybe<Scalars['String']['input']>;
};

export type SendNewVersionInput = {
  /** The order's token or artwork_token. */
  token: Scalars['String']['input'];
  item_id: Scalars['ID']['input'];
};

export type AnswerProofOutput = {
  __typename?: 'AnswerProofOutput';
  user_errors: Array<UserError>;
};

export type RewardInformation = {
  __typename?: 'RewardInformation';
  available_amount?: Maybe<Scalars['Float']['output']>;
};

export type RewardPoints = {
  __typename?: 'RewardPoints';
  balance?: Maybe<RewardPointsAmount>;
  /** The last hundred changes, newest first. */
  balance_history?: Maybe<Array<Maybe<RewardPointsBalanceHistoryItem>>>;
  exchange_rates?: Maybe<RewardPointsExchangeRates>;
  subscription_status?: Maybe<RewardPointsSubscriptionStatus>;
  /** Changes of the balance, page by page, newest first; 100 per page at most. */
  transactions: RewardTransactions;
  /** The next expiring points, earliest first; one entry per day. */
  expiring: Array<RewardExpiry>;
  /** Points expire at the end of the month this many months after they were earned. */
  validity_months: Scalars['Int']['output'];
  /** Days before expiry at which the email is sent. */
  notice_days: Scalars['Int']['output'];
  loyalty: Loyalty;
};


export type RewardPointsTransactionsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type RewardPointsAmount = {
  __typename?: 'RewardPointsAmount';
  money: Money;
  points: Scalars['Float']['output'];
};

export type RewardPointsBalanceHistoryItem = {
  __typename?: 'RewardPointsBalanceHistoryItem';
  balance?: Maybe<RewardPointsAmount>;
  change_reason: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  date: Scalars['String']['output'];
  points_change: Scalars['Float']['output'];
};

export type RewardPointsExchangeRates = {
  __typename?: 'RewardPointsExchangeRates';
  /** For the customer's level. */
  earning?: Maybe<RewardPointsRate>;
  redemption?: Maybe<RewardPointsRate>;
};

export type RewardPointsRate = {
  __typename?: 'RewardPointsRate';
  currency_amount: Scalars['Float']['output'];
  points: Scalars['Float']['output'];
};

export type RewardPointsSubscriptionStatus = {
  __typename?: 'RewardPointsSubscriptionStatus';
  balance_updates: RewardPointsSubscriptionStatusesEnum;
  points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
};

export type RewardPointsSubscriptionStatusesEnum =
  | 'SUBSCRIBED'
  | 'NOT_SUBSCRIBED';

export type RewardSubscriptionInput = {
  balance_updates: RewardPointsSubscriptionStatusesEnum;
  points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
};

export type RewardTransactions = {
  __typename?: 'RewardTransactions';
  items: Array<RewardPointsBalanceHistoryItem>;
  total_count: Scalars['Int']['output'];
  page_info: SearchResultPageInfo;
};

export type RewardExpiry = {
  __typename?: 'RewardExpiry';
  points: Scalars['Float']['output'];
  /** The last day on which they are valid, yyyy-mm-dd. */
  last_day: Scalars['String']['output'];
};

export type Loyalty = {
  __typename?: 'Loyalty';
  /** Null for customers who do not participate. */
  joined_at?: Maybe<Scalars['String']['output']>;
  /** Amount paid for products in the last twelve months, by orders that were shipped and not refunded. */
  spent: Money;
  /** The level for this spending. */
  level: LoyaltyLevel;
  /** Null at the highest. */
  next_level?: Maybe<LoyaltyLevel>;
  /** Amount missing for it; null at the highest. */
  missing?: Maybe<Money>;
  /** Lowest first. */
  levels: Array<LoyaltyLevel>;
};

export type LoyaltyLevel = {
  __typename?: 'LoyaltyLevel';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Minimum spending of twelve months. */
  from: Money;
  /** Points per whole dollar. */
  points_a_dollar: Scalars['Float']['output'];
};

export type CustomerSession = {
  __typename?: 'CustomerSession';
  id: Scalars['ID']['output'];
  /** Browser and operating system, such as Firefox on Windows. */
  device: Scalars['String']['output'];
  /** The current session. */
  is_current: Scalars['Boolean']['output'];
  signed_in_at: Scalars['String']['output'];
  last_seen_at: Scalars['String']['output'];
};

export type LoginByEmailOtpOutput = {
  __typename?: 'LoginByEmailOtpOutput';
  email?: Maybe<Scalars['String']['output']>;
  store_id?: Maybe<Scalars['Int']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
  haserror?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type LoginUniversalPasswordOutput = {
  __typename?: 'LoginUniversalPasswordOutput';
  success?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** Null when it failed. */
  token?: Maybe<Scalars['String']['output']>;
  /** The customer's price code. */
  cachePrice?: Maybe<Scalars['String']['output']>;
  start_session?: Maybe<StartedSession>;
};


export type LoginUniversalPasswordOutputStart_SessionArgs = {
  guest_cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type GiftCardAccountInput = {
  gift_card_code: Scalars['String']['input'];
};

export type GiftCardAccount = {
  __typename?: 'GiftCardAccount';
  code?: Maybe<Scalars['String']['output']>;
  balance?: Maybe<Money>;
  /** Null: the store's gift cards do not expire. */
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type CustomerStoreCredit = {
  __typename?: 'CustomerStoreCredit';
  enabled?: Maybe<Scalars['Boolean']['output']>;
  current_balance?: Maybe<Money>;
  /** Latest first; 50 per page at most. */
  balance_history?: Maybe<CustomerStoreCreditHistory>;
};


export type CustomerStoreCreditBalance_HistoryArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerStoreCreditHistory = {
  __typename?: 'CustomerStoreCreditHistory';
  items?: Maybe<Array<Maybe<CustomerStoreCreditHistoryItem>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerStoreCreditHistoryItem = {
  __typename?: 'CustomerStoreCreditHistoryItem';
  /** Description of the change. */
  action?: Maybe<Scalars['String']['output']>;
  /** The balance after it. */
  actual_balance?: Maybe<Money>;
  /** Negative when it was spent. */
  balance_change?: Maybe<Money>;
  date_time_changed?: Maybe<Scalars['String']['output']>;
};

export type SendGiftCardInput = {
  /** Generated by the client, 8 to 64 characters: repeating it sends nothing a second time. */
  request_id: Scalars['ID']['input'];
  /** Dollars. */
  amount: Scalars['Float']['input'];
  recipient_name: Scalars['String']['input'];
  recipient_email: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};

export type SendGiftCardOutput = {
  __typename?: 'SendGiftCardOutput';
  gift_card: SentGiftCard;
};

export type SentGiftCard = {
  __typename?: 'SentGiftCard';
  /** Last four characters of its code. */
  code_ending: Scalars['String']['output'];
  amount: Money;
  recipient_name: Scalars['String']['output'];
  recipient_email: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
};

export type Referrals = {
  __typename?: 'Referrals';
  /** Credit for a friend's first order. */
  reward: Money;
  earned: Money;
  /** Latest first, 50 at most. */
  friends: Array<ReferredFriend>;
};

/** A friend whose account was created with the customer's link; anonymous. */
export type ReferredFriend = {
  __typename?: 'ReferredFriend';
  joined_at: Scalars['String']['output'];
  status: ReferralStatus;
};

export type ReferralStatus =
  /** The friend's first order has not shipped yet. */
  | 'WAITING'
  | 'EARNED'
  /** It did not qualify: the same household or address. */
  | 'DECLINED'
  /** The friend's order was refunded. */
  | 'TAKEN_BACK';

export type CartRewardPoints = {
  __typename?: 'CartRewardPoints';
  /** The customer's points, including those for this cart. */
  balance?: Maybe<Scalars['Float']['output']>;
  /** Points earned once the cart was ordered and shipped. */
  earning: Array<CartEarningRule>;
  spending: CartSpending;
};

export type CartEarningRule = {
  __typename?: 'CartEarningRule';
  rule_id: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  points?: Maybe<Scalars['Float']['output']>;
  /** Dollars of this cart that earn them. */
  amount: Scalars['Float']['output'];
};

export type CartSpending = {
  __typename?: 'CartSpending';
  /** Points applied to this cart. */
  point_spent: Scalars['Float']['output'];
  /** Their value in dollars. */
  amount: Scalars['Float']['output'];
  use_max_points: Scalars['Boolean']['output'];
  rules: Array<CartSpendingRule>;
};

export type CartSpendingRule = {
  __typename?: 'CartSpendingRule';
  rule_id: Scalars['String']['output'];
  label: Scalars['String']['output'];
  min: Scalars['Int']['output'];
  /** The most that can be used in this cart, limited by the balance; less than min when none can be. */
  max: Scalars['Int']['output'];
  step: Scalars['Int']['output'];
};

/** Amounts in dollars. */
export type CartStoreCredit = {
  __typename?: 'CartStoreCredit';
  applied_amount: Scalars['Float']['output'];
  /** The customer's balance, including the applied amount. */
  total_amount?: Maybe<Scalars['Float']['output']>;
};

/** Amounts in dollars. */
export type CartGiftCard = {
  __typename?: 'CartGiftCard';
  /** All but the last four characters are masked. */
  code: Scalars['String']['output'];
  applied_amount: Scalars['Float']['output'];
  /** The balance that will be left. */
  remaining_amount: Scalars['Float']['output'];
};

export type ApplyGiftCardToCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type ApplyGiftCardToCartOutput = {
  __typename?: 'ApplyGiftCardToCartOutput';
  cart: Cart;
};

export type RemoveGiftCardFromCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartOutput = {
  __typename?: 'RemoveGiftCardFromCartOutput';
  cart: Cart;
};

export type ApplyStoreCreditToCartInput = {
  cart_id: Scalars['String']['input'];
};

export type ApplyStoreCreditToCartOutput = {
  __typename?: 'ApplyStoreCreditToCartOutput';
  cart: Cart;
};

export type RemoveStoreCreditFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveStoreCreditFromCartOutput = {
  __typename?: 'RemoveStoreCreditFromCartOutput';
  cart: Cart;
};

export type ApplyRewardPointsToCartOutput = {
  __typename?: 'ApplyRewardPointsToCartOutput';
  cart: Cart;
};

export type RemoveRewardPointsFromCartOutput = {
  __typename?: 'RemoveRewardPointsFromCartOutput';
  cart: Cart;
};

export type ApplySpendingPointsOutput = {
  __typename?: 'ApplySpendingPointsOutput';
  cart: Cart;
};

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

export type AbandonedCart = {
  __typename?: 'AbandonedCart';
  state: AbandonedCartState;
  /** Only while the state says that it can be opened. */
  cart?: Maybe<Cart>;
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  RoutableInterface:
    | ( Partial<CategoryTree> )
    | ( Partial<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> }> )
    | ( Partial<CmsPage> )
  ;
  AggregationOptionInterface: ( Partial<AggregationOption> );
  MediaGalleryInterface: ( Partial<ProductImageGalleryEntry> );
  ProductInterface: ( Partial<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> }> );
  CustomizableOptionInterface:
    | ( Partial<CustomizableFieldOption> )
    | ( Partial<CustomizableDropDownOption> )
  ;
  CustomizableProductInterface: ( Partial<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> }> );
  CartItemInterface: ( Partial<Omit<SimpleCartItem, 'product'> & { product: _RefType['ProductInterface'] }> );
  CartAddressInterface:
    | ( Partial<BillingCartAddress> )
    | ( Partial<ShippingCartAddress> )
  ;
  OrderItemInterface: ( Partial<OrderItem> );
  ShipmentItemInterface: ( Partial<ShipmentItem> );
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CurrencyEnum: ResolverTypeWrapper<Partial<CurrencyEnum>>;
  Money: ResolverTypeWrapper<Partial<Money>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  CountryCodeEnum: ResolverTypeWrapper<Partial<CountryCodeEnum>>;
  Country: ResolverTypeWrapper<Partial<Country>>;
  Region: ResolverTypeWrapper<Partial<Region>>;
  StoreConfig: ResolverTypeWrapper<Partial<StoreConfig>>;
  UrlRewriteEntityTypeEnum: ResolverTypeWrapper<Partial<UrlRewriteEntityTypeEnum>>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  FilterEqualTypeInput: ResolverTypeWrapper<Partial<FilterEqualTypeInput>>;
  FilterMatchTypeInput: ResolverTypeWrapper<Partial<FilterMatchTypeInput>>;
  FilterRangeTypeInput: ResolverTypeWrapper<Partial<FilterRangeTypeInput>>;
  CategoryFilterInput: ResolverTypeWrapper<Partial<CategoryFilterInput>>;
  CategoryResult: ResolverTypeWrapper<Partial<CategoryResult>>;
  CategoryTree: ResolverTypeWrapper<Partial<CategoryTree>>;
  Breadcrumb: ResolverTypeWrapper<Partial<Breadcrumb>>;
  ProductAttributeFilterInput: ResolverTypeWrapper<Partial<ProductAttributeFilterInput>>;
  SortEnum: ResolverTypeWrapper<Partial<SortEnum>>;
  ProductAttributeSortInput: ResolverTypeWrapper<Partial<ProductAttributeSortInput>>;
  Products: ResolverTypeWrapper<Partial<Omit<Products, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  Aggregation: ResolverTypeWrapper<Partial<Aggregation>>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<Partial<AggregationOption>>;
  SortFields: ResolverTypeWrapper<Partial<SortFields>>;
  SortField: ResolverTypeWrapper<Partial<SortField>>;
  SearchSuggestion: ResolverTypeWrapper<Partial<SearchSuggestion>>;
  SearchResultPageInfo: ResolverTypeWrapper<Partial<SearchResultPageInfo>>;
  ProductStockStatus: ResolverTypeWrapper<Partial<ProductStockStatus>>;
  ProductImage: ResolverTypeWrapper<Partial<ProductImage>>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductImageGalleryEntry: ResolverTypeWrapper<Partial<ProductImageGalleryEntry>>;
  ComplexTextValue: ResolverTypeWrapper<Partial<ComplexTextValue>>;
  PriceRange: ResolverTypeWrapper<Partial<PriceRange>>;
  ProductPrice: ResolverTypeWrapper<Partial<ProductPrice>>;
  ProductDiscount: ResolverTypeWrapper<Partial<ProductDiscount>>;
  TierPrice: ResolverTypeWrapper<Partial<TierPrice>>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  PriceTypeEnum: ResolverTypeWrapper<Partial<PriceTypeEnum>>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableFieldOption: ResolverTypeWrapper<Partial<CustomizableFieldOption>>;
  CustomizableFieldValue: ResolverTypeWrapper<Partial<CustomizableFieldValue>>;
  CustomizableDropDownOption: ResolverTypeWrapper<Partial<CustomizableDropDownOption>>;
  CustomizableDropDownValue: ResolverTypeWrapper<Partial<CustomizableDropDownValue>>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  SimpleProduct: ResolverTypeWrapper<Partial<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>>;
  CmsPage: ResolverTypeWrapper<Partial<CmsPage>>;
  CmsBlocks: ResolverTypeWrapper<Partial<CmsBlocks>>;
  CmsBlock: ResolverTypeWrapper<Partial<CmsBlock>>;
  Cart: ResolverTypeWrapper<Partial<Omit<Cart, 'itemsV2'> & { itemsV2?: Maybe<ResolversTypes['CartItems']> }>>;
  AppliedCoupon: ResolverTypeWrapper<Partial<AppliedCoupon>>;
  CartItems: ResolverTypeWrapper<Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversTypes['CartItemInterface']>> }>>;
  CartItemErrorType: ResolverTypeWrapper<Partial<CartItemErrorType>>;
  CartItemError: ResolverTypeWrapper<Partial<CartItemError>>;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  SimpleCartItem: ResolverTypeWrapper<Partial<Omit<SimpleCartItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  SelectedCustomizableOption: ResolverTypeWrapper<Partial<SelectedCustomizableOption>>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Partial<SelectedCustomizableOptionValue>>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Partial<CartItemSelectedOptionValuePrice>>;
  Discount: ResolverTypeWrapper<Partial<Discount>>;
  CartItemPrices: ResolverTypeWrapper<Partial<CartItemPrices>>;
  CartTaxItem: ResolverTypeWrapper<Partial<CartTaxItem>>;
  CartPrices: ResolverTypeWrapper<Partial<CartPrices>>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Partial<CartAddressRegion>>;
  CartAddressCountry: ResolverTypeWrapper<Partial<CartAddressCountry>>;
  BillingCartAddress: ResolverTypeWrapper<Partial<BillingCartAddress>>;
  ShippingCartAddress: ResolverTypeWrapper<Partial<ShippingCartAddress>>;
  AvailableShippingMethod: ResolverTypeWrapper<Partial<AvailableShippingMethod>>;
  SelectedShippingMethod: ResolverTypeWrapper<Partial<SelectedShippingMethod>>;
  AvailablePaymentMethod: ResolverTypeWrapper<Partial<AvailablePaymentMethod>>;
  SelectedPaymentMethod: ResolverTypeWrapper<Partial<SelectedPaymentMethod>>;
  CreateGuestCartInput: ResolverTypeWrapper<Partial<CreateGuestCartInput>>;
  CreateGuestCartOutput: ResolverTypeWrapper<Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  EnteredOptionInput: ResolverTypeWrapper<Partial<EnteredOptionInput>>;
  CartItemInput: ResolverTypeWrapper<Partial<CartItemInput>>;
  CartUserInputErrorType: ResolverTypeWrapper<Partial<CartUserInputErrorType>>;
  CartUserInputError: ResolverTypeWrapper<Partial<CartUserInputError>>;
  AddProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  CustomizableOptionInput: ResolverTypeWrapper<Partial<CustomizableOptionInput>>;
  CartItemUpdateInput: ResolverTypeWrapper<Partial<CartItemUpdateInput>>;
  UpdateCartItemsInput: ResolverTypeWrapper<Partial<UpdateCartItemsInput>>;
  UpdateCartItemsOutput: ResolverTypeWrapper<Partial<Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveItemFromCartInput: ResolverTypeWrapper<Partial<RemoveItemFromCartInput>>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyCouponToCartInput: ResolverTypeWrapper<Partial<ApplyCouponToCartInput>>;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveCouponFromCartInput: ResolverTypeWrapper<Partial<RemoveCouponFromCartInput>>;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  SetGuestEmailOnCartInput: ResolverTypeWrapper<Partial<SetGuestEmailOnCartInput>>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  CartAddressInput: ResolverTypeWrapper<Partial<CartAddressInput>>;
  ShippingAddressInput: ResolverTypeWrapper<Partial<ShippingAddressInput>>;
  SetShippingAddressesOnCartInput: ResolverTypeWrapper<Partial<SetShippingAddressesOnCartInput>>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ShippingMethodInput: ResolverTypeWrapper<Partial<ShippingMethodInput>>;
  SetShippingMethodsOnCartInput: ResolverTypeWrapper<Partial<SetShippingMethodsOnCartInput>>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  EstimateAddressInput: ResolverTypeWrapper<Partial<EstimateAddressInput>>;
  EstimateTotalsInput: ResolverTypeWrapper<Partial<EstimateTotalsInput>>;
  EstimateTotalsOutput: ResolverTypeWrapper<Partial<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<BillingAddressInput>>;
  SetBillingAddressOnCartInput: ResolverTypeWrapper<Partial<SetBillingAddressOnCartInput>>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  PaymentMethodInput: ResolverTypeWrapper<Partial<PaymentMethodInput>>;
  SetPaymentMethodOnCartInput: ResolverTypeWrapper<Partial<SetPaymentMethodOnCartInput>>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  PlaceOrderInput: ResolverTypeWrapper<Partial<PlaceOrderInput>>;
  PlaceOrderErrorCodes: ResolverTypeWrapper<Partial<PlaceOrderErrorCodes>>;
  PlaceOrderError: ResolverTypeWrapper<Partial<PlaceOrderError>>;
  PlaceOrderOutput: ResolverTypeWrapper<Partial<Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  CustomerToken: ResolverTypeWrapper<Partial<CustomerToken>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Partial<RevokeCustomerTokenOutput>>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Partial<IsEmailAvailableOutput>>;
  CustomerInput: ResolverTypeWrapper<Partial<CustomerInput>>;
  CustomerUpdateInput: ResolverTypeWrapper<Partial<CustomerUpdateInput>>;
  CustomerCreateInput: ResolverTypeWrapper<Partial<CustomerCreateInput>>;
  ConfirmEmailInput: ResolverTypeWrapper<Partial<ConfirmEmailInput>>;
  CustomerOutput: ResolverTypeWrapper<Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>>;
  Customer: ResolverTypeWrapper<Partial<Omit<Customer, 'orders'> & { orders?: Maybe<ResolversTypes['CustomerOrders']> }>>;
  CustomerAddressRegion: ResolverTypeWrapper<Partial<CustomerAddressRegion>>;
  CustomerAddress: ResolverTypeWrapper<Partial<CustomerAddress>>;
  CustomerAddressRegionInput: ResolverTypeWrapper<Partial<CustomerAddressRegionInput>>;
  CustomerAddressInput: ResolverTypeWrapper<Partial<CustomerAddressInput>>;
  OrderTokenInput: ResolverTypeWrapper<Partial<OrderTokenInput>>;
  OrderInformationInput: ResolverTypeWrapper<Partial<OrderInformationInput>>;
  CustomerOrdersFilterInput: ResolverTypeWrapper<Partial<CustomerOrdersFilterInput>>;
  FilterStringTypeInput: ResolverTypeWrapper<Partial<FilterStringTypeInput>>;
  CustomerOrderSortableField: ResolverTypeWrapper<Partial<CustomerOrderSortableField>>;
  CustomerOrderSortInput: ResolverTypeWrapper<Partial<CustomerOrderSortInput>>;
  CustomerOrders: ResolverTypeWrapper<Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversTypes['CustomerOrder']>> }>>;
  CancelOrderInput: ResolverTypeWrapper<Partial<CancelOrderInput>>;
  CancelOrderOutput: ResolverTypeWrapper<Partial<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  CancelOrderError: ResolverTypeWrapper<Partial<CancelOrderError>>;
  CancelOrderErrorCode: ResolverTypeWrapper<Partial<CancelOrderErrorCode>>;
  ReorderItemsOutput: ResolverTypeWrapper<Partial<Omit<ReorderItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  CheckoutUserInputError: ResolverTypeWrapper<Partial<CheckoutUserInputError>>;
  CheckoutUserInputErrorCodes: ResolverTypeWrapper<Partial<CheckoutUserInputErrorCodes>>;
  CustomerOrder: ResolverTypeWrapper<Partial<Omit<CustomerOrder, 'payment_methods' | 'items' | 'shipments'> & { payment_methods?: Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, items?: Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, shipments?: Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>> }>>;
  OrderPaymentMethod: ResolverTypeWrapper<Partial<OrderPaymentMethod>>;
  OrderTotal: ResolverTypeWrapper<Partial<OrderTotal>>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderItem: ResolverTypeWrapper<Partial<OrderItem>>;
  OrderItemOption: ResolverTypeWrapper<Partial<OrderItemOption>>;
  OrderAddress: ResolverTypeWrapper<Partial<OrderAddress>>;
  OrderShipment: ResolverTypeWrapper<Partial<Omit<OrderShipment, 'tracking' | 'items'> & { tracking?: Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, items?: Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>> }>>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentItem: ResolverTypeWrapper<Partial<ShipmentItem>>;
  ShipmentTracking: ResolverTypeWrapper<Partial<ShipmentTracking>>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingsMetadata>>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingMetadata>>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingValueMetadata>>;
  ProductReviews: ResolverTypeWrapper<Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversTypes['ProductReview']>> }>>;
  ProductReview: ResolverTypeWrapper<Partial<Omit<ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  ProductReviewRating: ResolverTypeWrapper<Partial<ProductReviewRating>>;
  ProductReviewRatingInput: ResolverTypeWrapper<Partial<ProductReviewRatingInput>>;
  CreateProductReviewInput: ResolverTypeWrapper<Partial<CreateProductReviewInput>>;
  CreateProductReviewOutput: ResolverTypeWrapper<Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>>;
  SubscriptionStatusesEnum: ResolverTypeWrapper<Partial<SubscriptionStatusesEnum>>;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<Partial<SubscribeEmailToNewsletterOutput>>;
  ContactUsInput: ResolverTypeWrapper<Partial<ContactUsInput>>;
  ContactUsOutput: ResolverTypeWrapper<Partial<ContactUsOutput>>;
  CheckMailchimpIdOutput: ResolverTypeWrapper<Partial<CheckMailchimpIdOutput>>;
  HeaderOfferOutput: ResolverTypeWrapper<Partial<HeaderOfferOutput>>;
  HeaderOffer: ResolverTypeWrapper<Partial<HeaderOffer>>;
  ConfigurationOutput: ResolverTypeWrapper<Partial<ConfigurationOutput>>;
  ConfigValue: ResolverTypeWrapper<Partial<ConfigValue>>;
  CpNewsletterInput: ResolverTypeWrapper<Partial<CpNewsletterInput>>;
  CpNewsletterOutput: ResolverTypeWrapper<Partial<CpNewsletterOutput>>;
  NewsletterResponse: ResolverTypeWrapper<Partial<NewsletterResponse>>;
  NewsletterSubscription: ResolverTypeWrapper<Partial<NewsletterSubscription>>;
  NewsletterConsent: ResolverTypeWrapper<Partial<NewsletterConsent>>;
  NewsletterEvent: ResolverTypeWrapper<Partial<NewsletterEvent>>;
  SocialLoginInput: ResolverTypeWrapper<Partial<SocialLoginInput>>;
  SocialLoginOutput: ResolverTypeWrapper<Partial<SocialLoginOutput>>;
  SendSocialLoginCodeOutput: ResolverTypeWrapper<Partial<SendSocialLoginCodeOutput>>;
  SocialConnection: ResolverTypeWrapper<Partial<SocialConnection>>;
  DeleteCustomerAccountInput: ResolverTypeWrapper<Partial<DeleteCustomerAccountInput>>;
  SharePhotoInput: ResolverTypeWrapper<Partial<SharePhotoInput>>;
  SharePhotoOutput: ResolverTypeWrapper<Partial<SharePhotoOutput>>;
  SharedPhoto: ResolverTypeWrapper<Partial<SharedPhoto>>;
  OrderVerificationInput: ResolverTypeWrapper<Partial<OrderVerificationInput>>;
  OrderVerification: ResolverTypeWrapper<Partial<OrderVerification>>;
  ConfirmOrderVerificationOutput: ResolverTypeWrapper<Partial<ConfirmOrderVerificationOutput>>;
  BulkOrderLineInput: ResolverTypeWrapper<Partial<BulkOrderLineInput>>;
  BulkOrderOptionInput: ResolverTypeWrapper<Partial<BulkOrderOptionInput>>;
  BulkOrderOutput: ResolverTypeWrapper<Partial<BulkOrderOutput>>;
  BulkOrderError: ResolverTypeWrapper<Partial<BulkOrderError>>;
  Designs: ResolverTypeWrapper<Partial<Designs>>;
  Design: ResolverTypeWrapper<Partial<Design>>;
  DesignPhoto: ResolverTypeWrapper<Partial<DesignPhoto>>;
  DesignProblem: ResolverTypeWrapper<Partial<DesignProblem>>;
  SaveDesignInput: ResolverTypeWrapper<Partial<SaveDesignInput>>;
  SaveDesignOutput: ResolverTypeWrapper<Partial<SaveDesignOutput>>;
  DeleteDesignOutput: ResolverTypeWrapper<Partial<DeleteDesignOutput>>;
  SharedDesign: ResolverTypeWrapper<Partial<SharedDesign>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  EnteredField: ResolverTypeWrapper<Partial<EnteredField>>;
  EnteredFieldType: ResolverTypeWrapper<Partial<EnteredFieldType>>;
  ProductTool: ResolverTypeWrapper<Partial<ProductTool>>;
  ProductCountedPrice: ResolverTypeWrapper<Partial<ProductCountedPrice>>;
  ProductToolOption: ResolverTypeWrapper<Partial<ProductToolOption>>;
  ProductToolOptionValue: ResolverTypeWrapper<Partial<ProductToolOptionValue>>;
  CartItemExtraInfo: ResolverTypeWrapper<Partial<CartItemExtraInfo>>;
  CartTotal: ResolverTypeWrapper<Partial<CartTotal>>;
  ShippingMethodAdditionalInfo: ResolverTypeWrapper<Partial<ShippingMethodAdditionalInfo>>;
  CartAdditionalInformation: ResolverTypeWrapper<Partial<CartAdditionalInformation>>;
  SetAdditionalInformationOnCartInput: ResolverTypeWrapper<Partial<SetAdditionalInformationOnCartInput>>;
  SetAdditionalInformationOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetAdditionalInformationOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGiftOptionsOnCartInput: ResolverTypeWrapper<Partial<SetGiftOptionsOnCartInput>>;
  SetGiftOptionsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  GiftMessageInput: ResolverTypeWrapper<Partial<GiftMessageInput>>;
  GiftMessage: ResolverTypeWrapper<Partial<GiftMessage>>;
  GiftWrapping: ResolverTypeWrapper<Partial<GiftWrapping>>;
  PriceStep: ResolverTypeWrapper<Partial<PriceStep>>;
  CouponProblem: ResolverTypeWrapper<Partial<CouponProblem>>;
  FreeShippingProgress: ResolverTypeWrapper<Partial<FreeShippingProgress>>;
  FreeGift: ResolverTypeWrapper<Partial<FreeGift>>;
  SavedCartItem: ResolverTypeWrapper<Partial<SavedCartItem>>;
  CartItemChange: ResolverTypeWrapper<Partial<CartItemChange>>;
  StartedSession: ResolverTypeWrapper<Partial<StartedSession>>;
  OrderAdditionalInformation: ResolverTypeWrapper<Partial<OrderAdditionalInformation>>;
  OrderActionType: ResolverTypeWrapper<Partial<OrderActionType>>;
  OrderTimelineStep: ResolverTypeWrapper<Partial<OrderTimelineStep>>;
  OrderRefund: ResolverTypeWrapper<Partial<OrderRefund>>;
  ClaimReason: ResolverTypeWrapper<Partial<ClaimReason>>;
  ClaimWish: ResolverTypeWrapper<Partial<ClaimWish>>;
  ClaimStatus: ResolverTypeWrapper<Partial<ClaimStatus>>;
  OrderClaim: ResolverTypeWrapper<Partial<OrderClaim>>;
  ClaimOrderItemInput: ResolverTypeWrapper<Partial<ClaimOrderItemInput>>;
  Fulfillment: ResolverTypeWrapper<Partial<Omit<Fulfillment, 'order'> & { order: ResolversTypes['FulfillmentOrder'] }>>;
  FulfillmentOrder: ResolverTypeWrapper<Partial<Omit<FulfillmentOrder, 'items' | 'shipments'> & { items?: Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, shipments?: Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>> }>>;
  LineToPrint: ResolverTypeWrapper<Partial<LineToPrint>>;
  PrintState: ResolverTypeWrapper<Partial<PrintState>>;
  PrintFile: ResolverTypeWrapper<Partial<PrintFile>>;
  SendProofAgainInput: ResolverTypeWrapper<Partial<SendProofAgainInput>>;
  FulfillmentStep: ResolverTypeWrapper<Partial<FulfillmentStep>>;
  Carrier: ResolverTypeWrapper<Partial<Carrier>>;
  ClaimToDecide: ResolverTypeWrapper<Partial<ClaimToDecide>>;
  ShipOrderInput: ResolverTypeWrapper<Partial<ShipOrderInput>>;
  ShipmentItemInput: ResolverTypeWrapper<Partial<ShipmentItemInput>>;
  ClaimDecision: ResolverTypeWrapper<Partial<ClaimDecision>>;
  DecideClaimInput: ResolverTypeWrapper<Partial<DecideClaimInput>>;
  PlaceOrderForTotalInput: ResolverTypeWrapper<Partial<PlaceOrderForTotalInput>>;
  TakePaymentOutput: ResolverTypeWrapper<Partial<TakePaymentOutput>>;
  PaymentOutcome: ResolverTypeWrapper<Partial<PaymentOutcome>>;
  HostedPayment: ResolverTypeWrapper<Partial<HostedPayment>>;
  ReleaseUnpaidOrderOutput: ResolverTypeWrapper<Partial<ReleaseUnpaidOrderOutput>>;
  StarCount: ResolverTypeWrapper<Partial<StarCount>>;
  ShopReviews: ResolverTypeWrapper<Partial<Omit<ShopReviews, 'items'> & { items: Array<ResolversTypes['ShopReview']> }>>;
  ShopReview: ResolverTypeWrapper<Partial<Omit<ShopReview, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  CreateShopReviewInput: ResolverTypeWrapper<Partial<CreateShopReviewInput>>;
  CreateShopReviewOutput: ResolverTypeWrapper<Partial<Omit<CreateShopReviewOutput, 'review'> & { review: ResolversTypes['ShopReview'] }>>;
  ReviewStatus: ResolverTypeWrapper<Partial<ReviewStatus>>;
  ReviewToModerate: ResolverTypeWrapper<Partial<Omit<ReviewToModerate, 'review'> & { review: ResolversTypes['ShopReview'] }>>;
  ReviewDecision: ResolverTypeWrapper<Partial<ReviewDecision>>;
  ModerateReviewInput: ResolverTypeWrapper<Partial<ModerateReviewInput>>;
  ProductQuestions: ResolverTypeWrapper<Partial<Omit<ProductQuestions, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  ProductQuestion: ResolverTypeWrapper<Partial<ProductQuestion>>;
  AskProductQuestionInput: ResolverTypeWrapper<Partial<AskProductQuestionInput>>;
  QuestionStatus: ResolverTypeWrapper<Partial<QuestionStatus>>;
  QuestionToAnswer: ResolverTypeWrapper<Partial<Omit<QuestionToAnswer, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  QuestionDecision: ResolverTypeWrapper<Partial<QuestionDecision>>;
  AnswerProductQuestionInput: ResolverTypeWrapper<Partial<AnswerProductQuestionInput>>;
  BlogPostList: ResolverTypeWrapper<Partial<BlogPostList>>;
  BlogPost: ResolverTypeWrapper<Partial<BlogPost>>;
  PublicCoupon: ResolverTypeWrapper<Partial<PublicCoupon>>;
  SiteMapEntry: ResolverTypeWrapper<Partial<SiteMapEntry>>;
  OrderArtworkInput: ResolverTypeWrapper<Partial<OrderArtworkInput>>;
  OrderArtwork: ResolverTypeWrapper<Partial<OrderArtwork>>;
  ProofRequest: ResolverTypeWrapper<Partial<ProofRequest>>;
  OrderArtworkItem: ResolverTypeWrapper<Partial<OrderArtworkItem>>;
  ArtworkSurface: ResolverTypeWrapper<Partial<ArtworkSurface>>;
  ProofVerdict: ResolverTypeWrapper<Partial<ProofVerdict>>;
  ProofState: ResolverTypeWrapper<Partial<ProofState>>;
  Proof: ResolverTypeWrapper<Partial<Proof>>;
  AnswerProofInput: ResolverTypeWrapper<Partial<AnswerProofInput>>;
  SendNewVersionInput: ResolverTypeWrapper<Partial<SendNewVersionInput>>;
  AnswerProofOutput: ResolverTypeWrapper<Partial<AnswerProofOutput>>;
  RewardInformation: ResolverTypeWrapper<Partial<RewardInformation>>;
  RewardPoints: ResolverTypeWrapper<Partial<RewardPoints>>;
  RewardPointsAmount: ResolverTypeWrapper<Partial<RewardPointsAmount>>;
  RewardPointsBalanceHistoryItem: ResolverTypeWrapper<Partial<RewardPointsBalanceHistoryItem>>;
  RewardPointsExchangeRates: ResolverTypeWrapper<Partial<RewardPointsExchangeRates>>;
  RewardPointsRate: ResolverTypeWrapper<Partial<RewardPointsRate>>;
  RewardPointsSubscriptionStatus: ResolverTypeWrapper<Partial<RewardPointsSubscriptionStatus>>;
  RewardPointsSubscriptionStatusesEnum: ResolverTypeWrapper<Partial<RewardPointsSubscriptionStatusesEnum>>;
  RewardSubscriptionInput: ResolverTypeWrapper<Partial<RewardSubscriptionInput>>;
  RewardTransactions: ResolverTypeWrapper<Partial<RewardTransactions>>;
  RewardExpiry: ResolverTypeWrapper<Partial<RewardExpiry>>;
  Loyalty: ResolverTypeWrapper<Partial<Loyalty>>;
  LoyaltyLevel: ResolverTypeWrapper<Partial<LoyaltyLevel>>;
  CustomerSession: ResolverTypeWrapper<Partial<CustomerSession>>;
  LoginByEmailOtpOutput: ResolverTypeWrapper<Partial<LoginByEmailOtpOutput>>;
  LoginUniversalPasswordOutput: ResolverTypeWrapper<Partial<LoginUniversalPasswordOutput>>;
  GiftCardAccountInput: ResolverTypeWrapper<Partial<GiftCardAccountInput>>;
  GiftCardAccount: ResolverTypeWrapper<Partial<GiftCardAccount>>;
  CustomerStoreCredit: ResolverTypeWrapper<Partial<CustomerStoreCredit>>;
  CustomerStoreCreditHistory: ResolverTypeWrapper<Partial<CustomerStoreCreditHistory>>;
  CustomerStoreCreditHistoryItem: ResolverTypeWrapper<Partial<CustomerStoreCreditHistoryItem>>;
  SendGiftCardInput: ResolverTypeWrapper<Partial<SendGiftCardInput>>;
  SendGiftCardOutput: ResolverTypeWrapper<Partial<SendGiftCardOutput>>;
  SentGiftCard: ResolverTypeWrapper<Partial<SentGiftCard>>;
  Referrals: ResolverTypeWrapper<Partial<Referrals>>;
  ReferredFriend: ResolverTypeWrapper<Partial<ReferredFriend>>;
  ReferralStatus: ResolverTypeWrapper<Partial<ReferralStatus>>;
  CartRewardPoints: ResolverTypeWrapper<Partial<CartRewardPoints>>;
  CartEarningRule: ResolverTypeWrapper<Partial<CartEarningRule>>;
  CartSpending: ResolverTypeWrapper<Partial<CartSpending>>;
  CartSpendingRule: ResolverTypeWrapper<Partial<CartSpendingRule>>;
  CartStoreCredit: ResolverTypeWrapper<Partial<CartStoreCredit>>;
  CartGiftCard: ResolverTypeWrapper<Partial<CartGiftCard>>;
  ApplyGiftCardToCartInput: ResolverTypeWrapper<Partial<ApplyGiftCardToCartInput>>;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveGiftCardFromCartInput: ResolverTypeWrapper<Partial<RemoveGiftCardFromCartInput>>;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyStoreCreditToCartInput: ResolverTypeWrapper<Partial<ApplyStoreCreditToCartInput>>;
  ApplyStoreCreditToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveStoreCreditFromCartInput: ResolverTypeWrapper<Partial<RemoveStoreCreditFromCartInput>>;
  RemoveStoreCreditFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyRewardPointsToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveRewardPointsFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplySpendingPointsOutput: ResolverTypeWrapper<Partial<Omit<ApplySpendingPointsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AbandonedCartState: ResolverTypeWrapper<Partial<AbandonedCartState>>;
  AbandonedCart: ResolverTypeWrapper<Partial<Omit<AbandonedCart, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Query: Record<PropertyKey, never>;
  String: Partial<Scalars['String']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Mutation: Record<PropertyKey, never>;
  Money: Partial<Money>;
  Float: Partial<Scalars['Float']['output']>;
  Country: Partial<Country>;
  Region: Partial<Region>;
  StoreConfig: Partial<StoreConfig>;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  FilterEqualTypeInput: Partial<FilterEqualTypeInput>;
  FilterMatchTypeInput: Partial<FilterMatchTypeInput>;
  FilterRangeTypeInput: Partial<FilterRangeTypeInput>;
  CategoryFilterInput: Partial<CategoryFilterInput>;
  CategoryResult: Partial<CategoryResult>;
  CategoryTree: Partial<CategoryTree>;
  Breadcrumb: Partial<Breadcrumb>;
  ProductAttributeFilterInput: Partial<ProductAttributeFilterInput>;
  ProductAttributeSortInput: Partial<ProductAttributeSortInput>;
  Products: Partial<Omit<Products, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  Aggregation: Partial<Aggregation>;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: Partial<AggregationOption>;
  SortFields: Partial<SortFields>;
  SortField: Partial<SortField>;
  SearchSuggestion: Partial<SearchSuggestion>;
  SearchResultPageInfo: Partial<SearchResultPageInfo>;
  ProductImage: Partial<ProductImage>;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductImageGalleryEntry: Partial<ProductImageGalleryEntry>;
  ComplexTextValue: Partial<ComplexTextValue>;
  PriceRange: Partial<PriceRange>;
  ProductPrice: Partial<ProductPrice>;
  ProductDiscount: Partial<ProductDiscount>;
  TierPrice: Partial<TierPrice>;
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableFieldOption: Partial<CustomizableFieldOption>;
  CustomizableFieldValue: Partial<CustomizableFieldValue>;
  CustomizableDropDownOption: Partial<CustomizableDropDownOption>;
  CustomizableDropDownValue: Partial<CustomizableDropDownValue>;
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  SimpleProduct: Partial<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> }>;
  CmsPage: Partial<CmsPage>;
  CmsBlocks: Partial<CmsBlocks>;
  CmsBlock: Partial<CmsBlock>;
  Cart: Partial<Omit<Cart, 'itemsV2'> & { itemsV2?: Maybe<ResolversParentTypes['CartItems']> }>;
  AppliedCoupon: Partial<AppliedCoupon>;
  CartItems: Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['CartItemInterface']>> }>;
  CartItemError: Partial<CartItemError>;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  SimpleCartItem: Partial<Omit<SimpleCartItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  SelectedCustomizableOption: Partial<SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: Partial<SelectedCustomizableOptionValue>;
  CartItemSelectedOptionValuePrice: Partial<CartItemSelectedOptionValuePrice>;
  Discount: Partial<Discount>;
  CartItemPrices: Partial<CartItemPrices>;
  CartTaxItem: Partial<CartTaxItem>;
  CartPrices: Partial<CartPrices>;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Partial<CartAddressRegion>;
  CartAddressCountry: Partial<CartAddressCountry>;
  BillingCartAddress: Partial<BillingCartAddress>;
  ShippingCartAddress: Partial<ShippingCartAddress>;
  AvailableShippingMethod: Partial<AvailableShippingMethod>;
  SelectedShippingMethod: Partial<SelectedShippingMethod>;
  AvailablePaymentMethod: Partial<AvailablePaymentMethod>;
  SelectedPaymentMethod: Partial<SelectedPaymentMethod>;
  CreateGuestCartInput: Partial<CreateGuestCartInput>;
  CreateGuestCartOutput: Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  EnteredOptionInput: Partial<EnteredOptionInput>;
  CartItemInput: Partial<CartItemInput>;
  CartUserInputError: Partial<CartUserInputError>;
  AddProductsToCartOutput: Partial<Omit<AddProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  CustomizableOptionInput: Partial<CustomizableOptionInput>;
  CartItemUpdateInput: Partial<CartItemUpdateInput>;
  UpdateCartItemsInput: Partial<UpdateCartItemsInput>;
  UpdateCartItemsOutput: Partial<Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveItemFromCartInput: Partial<RemoveItemFromCartInput>;
  RemoveItemFromCartOutput: Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyCouponToCartInput: Partial<ApplyCouponToCartInput>;
  ApplyCouponToCartOutput: Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveCouponFromCartInput: Partial<RemoveCouponFromCartInput>;
  RemoveCouponFromCartOutput: Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  SetGuestEmailOnCartInput: Partial<SetGuestEmailOnCartInput>;
  SetGuestEmailOnCartOutput: Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  CartAddressInput: Partial<CartAddressInput>;
  ShippingAddressInput: Partial<ShippingAddressInput>;
  SetShippingAddressesOnCartInput: Partial<SetShippingAddressesOnCartInput>;
  SetShippingAddressesOnCartOutput: Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ShippingMethodInput: Partial<ShippingMethodInput>;
  SetShippingMethodsOnCartInput: Partial<SetShippingMethodsOnCartInput>;
  SetShippingMethodsOnCartOutput: Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  EstimateAddressInput: Partial<EstimateAddressInput>;
  EstimateTotalsInput: Partial<EstimateTotalsInput>;
  EstimateTotalsOutput: Partial<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  BillingAddressInput: Partial<BillingAddressInput>;
  SetBillingAddressOnCartInput: Partial<SetBillingAddressOnCartInput>;
  SetBillingAddressOnCartOutput: Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  PaymentMethodInput: Partial<PaymentMethodInput>;
  SetPaymentMethodOnCartInput: Partial<SetPaymentMethodOnCartInput>;
  SetPaymentMethodOnCartOutput: Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  PlaceOrderInput: Partial<PlaceOrderInput>;
  PlaceOrderError: Partial<PlaceOrderError>;
  PlaceOrderOutput: Partial<Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  CustomerToken: Partial<CustomerToken>;
  RevokeCustomerTokenOutput: Partial<RevokeCustomerTokenOutput>;
  IsEmailAvailableOutput: Partial<IsEmailAvailableOutput>;
  CustomerInput: Partial<CustomerInput>;
  CustomerUpdateInput: Partial<CustomerUpdateInput>;
  CustomerCreateInput: Partial<CustomerCreateInput>;
  ConfirmEmailInput: Partial<ConfirmEmailInput>;
  CustomerOutput: Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] }>;
  Customer: Partial<Omit<Customer, 'orders'> & { orders?: Maybe<ResolversParentTypes['CustomerOrders']> }>;
  CustomerAddressRegion: Partial<CustomerAddressRegion>;
  CustomerAddress: Partial<CustomerAddress>;
  CustomerAddressRegionInput: Partial<CustomerAddressRegionInput>;
  CustomerAddressInput: Partial<CustomerAddressInput>;
  OrderTokenInput: Partial<OrderTokenInput>;
  OrderInformationInput: Partial<OrderInformationInput>;
  CustomerOrdersFilterInput: Partial<CustomerOrdersFilterInput>;
  FilterStringTypeInput: Partial<FilterStringTypeInput>;
  CustomerOrderSortInput: Partial<CustomerOrderSortInput>;
  CustomerOrders: Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomerOrder']>> }>;
  CancelOrderInput: Partial<CancelOrderInput>;
  CancelOrderOutput: Partial<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  CancelOrderError: Partial<CancelOrderError>;
  ReorderItemsOutput: Partial<Omit<ReorderItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  CheckoutUserInputError: Partial<CheckoutUserInputError>;
  CustomerOrder: Partial<Omit<CustomerOrder, 'payment_methods' | 'items' | 'shipments'> & { payment_methods?: Maybe<Array<Maybe<ResolversParentTypes['OrderPaymentMethod']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['OrderItemInterface']>>>, shipments?: Maybe<Array<Maybe<ResolversParentTypes['OrderShipment']>>> }>;
  OrderPaymentMethod: Partial<OrderPaymentMethod>;
  OrderTotal: Partial<OrderTotal>;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderItem: Partial<OrderItem>;
  OrderItemOption: Partial<OrderItemOption>;
  OrderAddress: Partial<OrderAddress>;
  OrderShipment: Partial<Omit<OrderShipment, 'tracking' | 'items'> & { tracking?: Maybe<Array<Maybe<ResolversParentTypes['ShipmentTracking']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['ShipmentItemInterface']>>> }>;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentItem: Partial<ShipmentItem>;
  ShipmentTracking: Partial<ShipmentTracking>;
  ProductReviewRatingsMetadata: Partial<ProductReviewRatingsMetadata>;
  ProductReviewRatingMetadata: Partial<ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: Partial<ProductReviewRatingValueMetadata>;
  ProductReviews: Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversParentTypes['ProductReview']>> }>;
  ProductReview: Partial<Omit<ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  ProductReviewRating: Partial<ProductReviewRating>;
  ProductReviewRatingInput: Partial<ProductReviewRatingInput>;
  CreateProductReviewInput: Partial<CreateProductReviewInput>;
  CreateProductReviewOutput: Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] }>;
  SubscribeEmailToNewsletterOutput: Partial<SubscribeEmailToNewsletterOutput>;
  ContactUsInput: Partial<ContactUsInput>;
  ContactUsOutput: Partial<ContactUsOutput>;
  CheckMailchimpIdOutput: Partial<CheckMailchimpIdOutput>;
  HeaderOfferOutput: Partial<HeaderOfferOutput>;
  HeaderOffer: Partial<HeaderOffer>;
  ConfigurationOutput: Partial<ConfigurationOutput>;
  ConfigValue: Partial<ConfigValue>;
  CpNewsletterInput: Partial<CpNewsletterInput>;
  CpNewsletterOutput: Partial<CpNewsletterOutput>;
  NewsletterResponse: Partial<NewsletterResponse>;
  NewsletterSubscription: Partial<NewsletterSubscription>;
  NewsletterConsent: Partial<NewsletterConsent>;
  NewsletterEvent: Partial<NewsletterEvent>;
  SocialLoginInput: Partial<SocialLoginInput>;
  SocialLoginOutput: Partial<SocialLoginOutput>;
  SendSocialLoginCodeOutput: Partial<SendSocialLoginCodeOutput>;
  SocialConnection: Partial<SocialConnection>;
  DeleteCustomerAccountInput: Partial<DeleteCustomerAccountInput>;
  SharePhotoInput: Partial<SharePhotoInput>;
  SharePhotoOutput: Partial<SharePhotoOutput>;
  SharedPhoto: Partial<SharedPhoto>;
  OrderVerificationInput: Partial<OrderVerificationInput>;
  OrderVerification: Partial<OrderVerification>;
  ConfirmOrderVerificationOutput: Partial<ConfirmOrderVerificationOutput>;
  BulkOrderLineInput: Partial<BulkOrderLineInput>;
  BulkOrderOptionInput: Partial<BulkOrderOptionInput>;
  BulkOrderOutput: Partial<BulkOrderOutput>;
  BulkOrderError: Partial<BulkOrderError>;
  Designs: Partial<Designs>;
  Design: Partial<Design>;
  DesignPhoto: Partial<DesignPhoto>;
  DesignProblem: Partial<DesignProblem>;
  SaveDesignInput: Partial<SaveDesignInput>;
  SaveDesignOutput: Partial<SaveDesignOutput>;
  DeleteDesignOutput: Partial<DeleteDesignOutput>;
  SharedDesign: Partial<SharedDesign>;
  UserError: Partial<UserError>;
  EnteredField: Partial<EnteredField>;
  ProductTool: Partial<ProductTool>;
  ProductCountedPrice: Partial<ProductCountedPrice>;
  ProductToolOption: Partial<ProductToolOption>;
  ProductToolOptionValue: Partial<ProductToolOptionValue>;
  CartItemExtraInfo: Partial<CartItemExtraInfo>;
  CartTotal: Partial<CartTotal>;
  ShippingMethodAdditionalInfo: Partial<ShippingMethodAdditionalInfo>;
  CartAdditionalInformation: Partial<CartAdditionalInformation>;
  SetAdditionalInformationOnCartInput: Partial<SetAdditionalInformationOnCartInput>;
  SetAdditionalInformationOnCartOutput: Partial<Omit<SetAdditionalInformationOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGiftOptionsOnCartInput: Partial<SetGiftOptionsOnCartInput>;
  SetGiftOptionsOnCartOutput: Partial<Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  GiftMessageInput: Partial<GiftMessageInput>;
  GiftMessage: Partial<GiftMessage>;
  GiftWrapping: Partial<GiftWrapping>;
  PriceStep: Partial<PriceStep>;
  CouponProblem: Partial<CouponProblem>;
  FreeShippingProgress: Partial<FreeShippingProgress>;
  FreeGift: Partial<FreeGift>;
  SavedCartItem: Partial<SavedCartItem>;
  CartItemChange: Partial<CartItemChange>;
  StartedSession: Partial<StartedSession>;
  OrderAdditionalInformation: Partial<OrderAdditionalInformation>;
  OrderTimelineStep: Partial<OrderTimelineStep>;
  OrderRefund: Partial<OrderRefund>;
  OrderClaim: Partial<OrderClaim>;
  ClaimOrderItemInput: Partial<ClaimOrderItemInput>;
  Fulfillment: Partial<Omit<Fulfillment, 'order'> & { order: ResolversParentTypes['FulfillmentOrder'] }>;
  FulfillmentOrder: Partial<Omit<FulfillmentOrder, 'items' | 'shipments'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['OrderItemInterface']>>>, shipments?: Maybe<Array<Maybe<ResolversParentTypes['OrderShipment']>>> }>;
  LineToPrint: Partial<LineToPrint>;
  PrintFile: Partial<PrintFile>;
  SendProofAgainInput: Partial<SendProofAgainInput>;
  Carrier: Partial<Carrier>;
  ClaimToDecide: Partial<ClaimToDecide>;
  ShipOrderInput: Partial<ShipOrderInput>;
  ShipmentItemInput: Partial<ShipmentItemInput>;
  DecideClaimInput: Partial<DecideClaimInput>;
  PlaceOrderForTotalInput: Partial<PlaceOrderForTotalInput>;
  TakePaymentOutput: Partial<TakePaymentOutput>;
  HostedPayment: Partial<HostedPayment>;
  ReleaseUnpaidOrderOutput: Partial<ReleaseUnpaidOrderOutput>;
  StarCount: Partial<StarCount>;
  ShopReviews: Partial<Omit<ShopReviews, 'items'> & { items: Array<ResolversParentTypes['ShopReview']> }>;
  ShopReview: Partial<Omit<ShopReview, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  CreateShopReviewInput: Partial<CreateShopReviewInput>;
  CreateShopReviewOutput: Partial<Omit<CreateShopReviewOutput, 'review'> & { review: ResolversParentTypes['ShopReview'] }>;
  ReviewToModerate: Partial<Omit<ReviewToModerate, 'review'> & { review: ResolversParentTypes['ShopReview'] }>;
  ModerateReviewInput: Partial<ModerateReviewInput>;
  ProductQuestions: Partial<Omit<ProductQuestions, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  ProductQuestion: Partial<ProductQuestion>;
  AskProductQuestionInput: Partial<AskProductQuestionInput>;
  QuestionToAnswer: Partial<Omit<QuestionToAnswer, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  AnswerProductQuestionInput: Partial<AnswerProductQuestionInput>;
  BlogPostList: Partial<BlogPostList>;
  BlogPost: Partial<BlogPost>;
  PublicCoupon: Partial<PublicCoupon>;
  SiteMapEntry: Partial<SiteMapEntry>;
  OrderArtworkInput: Partial<OrderArtworkInput>;
  OrderArtwork: Partial<OrderArtwork>;
  OrderArtworkItem: Partial<OrderArtworkItem>;
  ArtworkSurface: Partial<ArtworkSurface>;
  Proof: Partial<Proof>;
  AnswerProofInput: Partial<AnswerProofInput>;
  SendNewVersionInput: Partial<SendNewVersionInput>;
  AnswerProofOutput: Partial<AnswerProofOutput>;
  RewardInformation: Partial<RewardInformation>;
  RewardPoints: Partial<RewardPoints>;
  RewardPointsAmount: Partial<RewardPointsAmount>;
  RewardPointsBalanceHistoryItem: Partial<RewardPointsBalanceHistoryItem>;
  RewardPointsExchangeRates: Partial<RewardPointsExchangeRates>;
  RewardPointsRate: Partial<RewardPointsRate>;
  RewardPointsSubscriptionStatus: Partial<RewardPointsSubscriptionStatus>;
  RewardSubscriptionInput: Partial<RewardSubscriptionInput>;
  RewardTransactions: Partial<RewardTransactions>;
  RewardExpiry: Partial<RewardExpiry>;
  Loyalty: Partial<Loyalty>;
  LoyaltyLevel: Partial<LoyaltyLevel>;
  CustomerSession: Partial<CustomerSession>;
  LoginByEmailOtpOutput: Partial<LoginByEmailOtpOutput>;
  LoginUniversalPasswordOutput: Partial<LoginUniversalPasswordOutput>;
  GiftCardAccountInput: Partial<GiftCardAccountInput>;
  GiftCardAccount: Partial<GiftCardAccount>;
  CustomerStoreCredit: Partial<CustomerStoreCredit>;
  CustomerStoreCreditHistory: Partial<CustomerStoreCreditHistory>;
  CustomerStoreCreditHistoryItem: Partial<CustomerStoreCreditHistoryItem>;
  SendGiftCardInput: Partial<SendGiftCardInput>;
  SendGiftCardOutput: Partial<SendGiftCardOutput>;
  SentGiftCard: Partial<SentGiftCard>;
  Referrals: Partial<Referrals>;
  ReferredFriend: Partial<ReferredFriend>;
  CartRewardPoints: Partial<CartRewardPoints>;
  CartEarningRule: Partial<CartEarningRule>;
  CartSpending: Partial<CartSpending>;
  CartSpendingRule: Partial<CartSpendingRule>;
  CartStoreCredit: Partial<CartStoreCredit>;
  CartGiftCard: Partial<CartGiftCard>;
  ApplyGiftCardToCartInput: Partial<ApplyGiftCardToCartInput>;
  ApplyGiftCardToCartOutput: Partial<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveGiftCardFromCartInput: Partial<RemoveGiftCardFromCartInput>;
  RemoveGiftCardFromCartOutput: Partial<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyStoreCreditToCartInput: Partial<ApplyStoreCreditToCartInput>;
  ApplyStoreCreditToCartOutput: Partial<Omit<ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveStoreCreditFromCartInput: Partial<RemoveStoreCreditFromCartInput>;
  RemoveStoreCreditFromCartOutput: Partial<Omit<RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyRewardPointsToCartOutput: Partial<Omit<ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveRewardPointsFromCartOutput: Partial<Omit<RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplySpendingPointsOutput: Partial<Omit<ApplySpendingPointsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AbandonedCart: Partial<Omit<AbandonedCart, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
}>;

export type QueryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<QueryCmsPageArgs>>;
  cmsBlocks?: Resolver<Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  isEmailAvailable?: Resolver<Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  headeroffer?: Resolver<Maybe<ResolversTypes['HeaderOfferOutput']>, ParentType, ContextType, Partial<QueryHeaderofferArgs>>;
  checkmailchimpid?: Resolver<Maybe<ResolversTypes['CheckMailchimpIdOutput']>, ParentType, ContextType, RequireFields<QueryCheckmailchimpidArgs, 'mc_cid'>>;
  configuration?: Resolver<Maybe<ResolversTypes['ConfigurationOutput']>, ParentType, ContextType, RequireFields<QueryConfigurationArgs, 'config_fields'>>;
  design?: Resolver<Maybe<ResolversTypes['Design']>, ParentType, ContextType, RequireFields<QueryDesignArgs, 'id'>>;
  designs?: Resolver<ResolversTypes['Designs'], ParentType, ContextType, RequireFields<QueryDesignsArgs, 'pageSize' | 'currentPage'>>;
  photos?: Resolver<Array<ResolversTypes['DesignPhoto']>, ParentType, ContextType, RequireFields<QueryPhotosArgs, 'pageSize'>>;
  sharedDesign?: Resolver<Maybe<ResolversTypes['SharedDesign']>, ParentType, ContextType, RequireFields<QuerySharedDesignArgs, 'token'>>;
  passwordLinkWorks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryPasswordLinkWorksArgs, 'email' | 'token'>>;
  newsletterSubscription?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType, RequireFields<QueryNewsletterSubscriptionArgs, 'token'>>;
  abandonedCart?: Resolver<Maybe<ResolversTypes['AbandonedCart']>, ParentType, ContextType, RequireFields<QueryAbandonedCartArgs, 'token'>>;
  hostedPayment?: Resolver<Maybe<ResolversTypes['HostedPayment']>, ParentType, ContextType, RequireFields<QueryHostedPaymentArgs, 'order_token' | 'return_url'>>;
  fulfillment?: Resolver<Maybe<ResolversTypes['Fulfillment']>, ParentType, ContextType, RequireFields<QueryFulfillmentArgs, 'token'>>;
  orderOfCart?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType, RequireFields<QueryOrderOfCartArgs, 'cart_id'>>;
  shopReviews?: Resolver<ResolversTypes['ShopReviews'], ParentType, ContextType, RequireFields<QueryShopReviewsArgs, 'pageSize' | 'currentPage'>>;
  productQuestions?: Resolver<Maybe<ResolversTypes['ProductQuestions']>, ParentType, ContextType, RequireFields<QueryProductQuestionsArgs, 'sku' | 'pageSize' | 'currentPage'>>;
  reviewToModerate?: Resolver<Maybe<ResolversTypes['ReviewToModerate']>, ParentType, ContextType, RequireFields<QueryReviewToModerateArgs, 'token'>>;
  sharedPhoto?: Resolver<Maybe<ResolversTypes['SharedPhoto']>, ParentType, ContextType, RequireFields<QuerySharedPhotoArgs, 'token'>>;
  questionToAnswer?: Resolver<Maybe<ResolversTypes['QuestionToAnswer']>, ParentType, ContextType, RequireFields<QueryQuestionToAnswerArgs, 'token'>>;
  blogPostList?: Resolver<ResolversTypes['BlogPostList'], ParentType, ContextType, RequireFields<QueryBlogPostListArgs, 'pageSize' | 'currentPage'>>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryBlogPostArgs, 'url_key'>>;
  publicCoupons?: Resolver<Array<ResolversTypes['PublicCoupon']>, ParentType, ContextType>;
  siteMap?: Resolver<Array<ResolversTypes['SiteMapEntry']>, ParentType, ContextType>;
  orderArtwork?: Resolver<Maybe<ResolversTypes['OrderArtwork']>, ParentType, ContextType, RequireFields<QueryOrderArtworkArgs, 'input'>>;
  giftCardAccount?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<QueryGiftCardAccountArgs, 'input'>>;
}>;

export type MutationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  applyCouponToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponToCartArgs>>;
  removeCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponFromCartArgs>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  estimateShippingMethods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<MutationEstimateTotalsArgs, 'input'>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  reorderItems?: Resolver<Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<MutationReorderItemsArgs, 'orderNumber'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'source_cart_id'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  createCustomer?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerV2Args, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResendConfirmationEmailArgs, 'email'>>;
  updateCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  createCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'id'>>;
  deleteCustomerAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  contactUs?: Resolver<Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<MutationContactUsArgs, 'input'>>;
  subscribeEmailToNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<MutationCreateProductReviewArgs, 'input'>>;
  saveDesign?: Resolver<ResolversTypes['SaveDesignOutput'], ParentType, ContextType, RequireFields<MutationSaveDesignArgs, 'input'>>;
  claimDesigns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renameDesign?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<MutationRenameDesignArgs, 'id'>>;
  duplicateDesign?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<MutationDuplicateDesignArgs, 'id'>>;
  shareDesign?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<MutationShareDesignArgs, 'id'>>;
  unshareDesign?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<MutationUnshareDesignArgs, 'id'>>;
  deleteDesign?: Resolver<ResolversTypes['DeleteDesignOutput'], ParentType, ContextType, RequireFields<MutationDeleteDesignArgs, 'id'>>;
  cpnewsletter?: Resolver<Maybe<ResolversTypes['CpNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationCpnewsletterArgs, 'input'>>;
  confirmNewsletter?: Resolver<ResolversTypes['NewsletterResponse'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['NewsletterResponse'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
  setNewsletterConsent?: Resolver<ResolversTypes['NewsletterResponse'], ParentType, ContextType, RequireFields<MutationSetNewsletterConsentArgs, 'subscribe'>>;
  createCustomerBySocialLogin?: Resolver<Maybe<ResolversTypes['SocialLoginOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerBySocialLoginArgs, 'input'>>;
  sendSocialLoginCode?: Resolver<ResolversTypes['SendSocialLoginCodeOutput'], ParentType, ContextType, RequireFields<MutationSendSocialLoginCodeArgs, 'check_id' | 'email'>>;
  confirmSocialLogin?: Resolver<ResolversTypes['SocialLoginOutput'], ParentType, ContextType, RequireFields<MutationConfirmSocialLoginArgs, 'check_id' | 'code'>>;
  disconnectSocialLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDisconnectSocialLoginArgs, 'login_source'>>;
  sendAccountDeletionCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteCustomerAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCustomerAccountArgs, 'input'>>;
  sharePhoto?: Resolver<ResolversTypes['SharePhotoOutput'], ParentType, ContextType, RequireFields<MutationSharePhotoArgs, 'input'>>;
  requestOrderVerification?: Resolver<ResolversTypes['OrderVerification'], ParentType, ContextType, RequireFields<MutationRequestOrderVerificationArgs, 'input'>>;
  confirmOrderVerification?: Resolver<ResolversTypes['ConfirmOrderVerificationOutput'], ParentType, ContextType, RequireFields<MutationConfirmOrderVerificationArgs, 'check_id' | 'code'>>;
  orderInBulk?: Resolver<ResolversTypes['BulkOrderOutput'], ParentType, ContextType, RequireFields<MutationOrderInBulkArgs, 'lines' | 'check_only'>>;
  setAdditionalInformationOnCart?: Resolver<ResolversTypes['SetAdditionalInformationOnCartOutput'], ParentType, ContextType, RequireFields<MutationSetAdditionalInformationOnCartArgs, 'input'>>;
  openAbandonedCart?: Resolver<Maybe<ResolversTypes['AbandonedCart']>, ParentType, ContextType, RequireFields<MutationOpenAbandonedCartArgs, 'token'>>;
  releaseUnpaidOrder?: Resolver<ResolversTypes['ReleaseUnpaidOrderOutput'], ParentType, ContextType, RequireFields<MutationReleaseUnpaidOrderArgs, 'order_token'>>;
  cancelOrderByToken?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationCancelOrderByTokenArgs, 'order_token' | 'reason'>>;
  claimOrderItem?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<MutationClaimOrderItemArgs, 'input'>>;
  moveOrder?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationMoveOrderArgs, 'token' | 'step'>>;
  shipOrder?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationShipOrderArgs, 'input'>>;
  deliverShipment?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationDeliverShipmentArgs, 'token' | 'shipment_number'>>;
  decideClaim?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationDecideClaimArgs, 'input'>>;
  setGiftOptionsOnCart?: Resolver<Maybe<ResolversTypes['SetGiftOptionsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGiftOptionsOnCartArgs>>;
  restoreCartItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationRestoreCartItemArgs, 'cart_id' | 'cart_item_uid'>>;
  saveCartItemForLater?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationSaveCartItemForLaterArgs, 'cart_id' | 'cart_item_uid'>>;
  moveSavedItemToCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMoveSavedItemToCartArgs, 'cart_id' | 'cart_item_uid'>>;
  removeSavedItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationRemoveSavedItemArgs, 'cart_id' | 'cart_item_uid'>>;
  duplicateCartItemDesign?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationDuplicateCartItemDesignArgs, 'cart_id' | 'cart_item_uid'>>;
  acknowledgeCartItemChange?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAcknowledgeCartItemChangeArgs, 'cart_id' | 'cart_item_uid'>>;
  placeOrderForTotal?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, RequireFields<MutationPlaceOrderForTotalArgs, 'input'>>;
  takePayment?: Resolver<ResolversTypes['TakePaymentOutput'], ParentType, ContextType, RequireFields<MutationTakePaymentArgs, 'receipt'>>;
  createShopReview?: Resolver<ResolversTypes['CreateShopReviewOutput'], ParentType, ContextType, RequireFields<MutationCreateShopReviewArgs, 'input'>>;
  moderateReview?: Resolver<ResolversTypes['ReviewToModerate'], ParentType, ContextType, RequireFields<MutationModerateReviewArgs, 'input'>>;
  askProductQuestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAskProductQuestionArgs, 'input'>>;
  answerProductQuestion?: Resolver<ResolversTypes['QuestionToAnswer'], ParentType, ContextType, RequireFields<MutationAnswerProductQuestionArgs, 'input'>>;
  answerProof?: Resolver<ResolversTypes['AnswerProofOutput'], ParentType, ContextType, RequireFields<MutationAnswerProofArgs, 'input'>>;
  sendNewVersion?: Resolver<ResolversTypes['AnswerProofOutput'], ParentType, ContextType, RequireFields<MutationSendNewVersionArgs, 'input'>>;
  askForProof?: Resolver<ResolversTypes['AnswerProofOutput'], ParentType, ContextType, RequireFields<MutationAskForProofArgs, 'token'>>;
  sendProofLink?: Resolver<ResolversTypes['AnswerProofOutput'], ParentType, ContextType, RequireFields<MutationSendProofLinkArgs, 'token'>>;
  sendProofAgain?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationSendProofAgainArgs, 'input'>>;
  printOrder?: Resolver<ResolversTypes['Fulfillment'], ParentType, ContextType, RequireFields<MutationPrintOrderArgs, 'token'>>;
  joinLoyalty?: Resolver<ResolversTypes['RewardPoints'], ParentType, ContextType>;
  leaveLoyalty?: Resolver<ResolversTypes['RewardPoints'], ParentType, ContextType>;
  updateRewardSubscription?: Resolver<ResolversTypes['RewardPoints'], ParentType, ContextType, RequireFields<MutationUpdateRewardSubscriptionArgs, 'input'>>;
  loginByEmailOtpData?: Resolver<Maybe<ResolversTypes['LoginByEmailOtpOutput']>, ParentType, ContextType, RequireFields<MutationLoginByEmailOtpDataArgs, 'email'>>;
  loginUniversalpassword?: Resolver<Maybe<ResolversTypes['LoginUniversalPasswordOutput']>, ParentType, ContextType, RequireFields<MutationLoginUniversalpasswordArgs, 'username' | 'password' | 'logintype'>>;
  confirmPerson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeCustomerSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCloseCustomerSessionArgs, 'id'>>;
  closeCustomerSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationCloseCustomerSessionsArgs, 'this_too'>>;
  redeemGiftCardBalanceAsStoreCredit?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<MutationRedeemGiftCardBalanceAsStoreCreditArgs, 'input'>>;
  sendGiftCard?: Resolver<ResolversTypes['SendGiftCardOutput'], ParentType, ContextType, RequireFields<MutationSendGiftCardArgs, 'input'>>;
  acceptReferral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptReferralArgs, 'refer_code'>>;
  inviteFriends?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationInviteFriendsArgs, 'emails'>>;
  applyGiftCardToCart?: Resolver<Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<MutationApplyGiftCardToCartArgs>>;
  removeGiftCardFromCart?: Resolver<Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveGiftCardFromCartArgs>>;
  applyStoreCreditToCart?: Resolver<Maybe<ResolversTypes['ApplyStoreCreditToCartOutput']>, ParentType, ContextType, RequireFields<MutationApplyStoreCreditToCartArgs, 'input'>>;
  removeStoreCreditFromCart?: Resolver<Maybe<ResolversTypes['RemoveStoreCreditFromCartOutput']>, ParentType, ContextType, RequireFields<MutationRemoveStoreCreditFromCartArgs, 'input'>>;
  applyRewardPointsToCart?: Resolver<Maybe<ResolversTypes['ApplyRewardPointsToCartOutput']>, ParentType, ContextType, RequireFields<MutationApplyRewardPointsToCartArgs, 'cartId'>>;
  removeRewardPointsFromCart?: Resolver<Maybe<ResolversTypes['RemoveRewardPointsFromCartOutput']>, ParentType, ContextType, RequireFields<MutationRemoveRewardPointsFromCartArgs, 'cartId'>>;
  applySpendingPoints?: Resolver<Maybe<ResolversTypes['ApplySpendingPointsOutput']>, ParentType, ContextType, RequireFields<MutationApplySpendingPointsArgs, 'cart_id'>>;
}>;

export type MoneyResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
}>;

export type CountryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_regions?: Resolver<Maybe<Array<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
}>;

export type RegionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type StoreConfigResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = ResolversObject<{
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type RoutableInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CategoryTree' | 'SimpleProduct' | 'CmsPage', ParentType, ContextType>;
}>;

export type CategoryResultResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = ResolversObject<{
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
}>;

export type CategoryTreeResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BreadcrumbResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = ResolversObject<{
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProductsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = ResolversObject<{
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  aggregations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType>;
  sort_fields?: Resolver<Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
}>;

export type AggregationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = ResolversObject<{
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type AggregationOptionInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
}>;

export type AggregationOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = ResolversObject<{
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SortFieldsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = ResolversObject<{
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
}>;

export type SortFieldResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = ResolversObject<{
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SearchSuggestionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = ResolversObject<{
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SearchResultPageInfoResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = ResolversObject<{
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ProductImageResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = ResolversObject<{
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MediaGalleryInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ProductImageGalleryEntry', ParentType, ContextType>;
}>;

export type ProductImageGalleryEntryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductImageGalleryEntry'] = ResolversParentTypes['ProductImageGalleryEntry']> = ResolversObject<{
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ComplexTextValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = ResolversObject<{
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PriceRangeResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = ResolversObject<{
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
}>;

export type ProductPriceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = ResolversObject<{
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
}>;

export type ProductDiscountResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = ResolversObject<{
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type TierPriceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = ResolversObject<{
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
}>;

export type ProductInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'SimpleProduct', ParentType, ContextType>;
}>;

export type CustomizableOptionInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CustomizableFieldOption' | 'CustomizableDropDownOption', ParentType, ContextType>;
}>;

export type CustomizableFieldOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CustomizableFieldValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CustomizableDropDownOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CustomizableDropDownValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CustomizableProductInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'SimpleProduct', ParentType, ContextType>;
}>;

export type SimpleProductResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['ProductTool']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ProductToolOption']>, ParentType, ContextType>;
  entered_fields?: Resolver<Array<ResolversTypes['EnteredField']>, ParentType, ContextType>;
  price_note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrival_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_distribution?: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CmsPageResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = ResolversObject<{
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CmsBlocksResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = ResolversObject<{
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
}>;

export type CmsBlockResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = ResolversObject<{
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CartResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'currentPage' | 'pageSize'>>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  additional_information?: Resolver<ResolversTypes['CartAdditionalInformation'], ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  available_gift_wrappings?: Resolver<Maybe<Array<Maybe<ResolversTypes['GiftWrapping']>>>, ParentType, ContextType>;
  free_shipping?: Resolver<Maybe<ResolversTypes['FreeShippingProgress']>, ParentType, ContextType>;
  free_gift?: Resolver<Maybe<ResolversTypes['FreeGift']>, ParentType, ContextType>;
  coupon_problem?: Resolver<Maybe<ResolversTypes['CouponProblem']>, ParentType, ContextType>;
  saved_items?: Resolver<Maybe<Array<ResolversTypes['SavedCartItem']>>, ParentType, ContextType>;
  removed_item?: Resolver<Maybe<ResolversTypes['SavedCartItem']>, ParentType, ContextType, RequireFields<CartRemoved_ItemArgs, 'cart_item_uid'>>;
  item_changes?: Resolver<Array<ResolversTypes['CartItemChange']>, ParentType, ContextType>;
  reward_points?: Resolver<Maybe<ResolversTypes['CartRewardPoints']>, ParentType, ContextType>;
  store_credit?: Resolver<Maybe<ResolversTypes['CartStoreCredit']>, ParentType, ContextType>;
  gift_cards?: Resolver<Array<ResolversTypes['CartGiftCard']>, ParentType, ContextType>;
}>;

export type AppliedCouponResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartItemsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = ResolversObject<{
  items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CartItemErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartItemInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'SimpleCartItem', ParentType, ContextType>;
}>;

export type SimpleCartItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  extra_info?: Resolver<Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SelectedCustomizableOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = ResolversObject<{
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
}>;

export type SelectedCustomizableOptionValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = ResolversObject<{
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
}>;

export type CartItemSelectedOptionValuePriceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = ResolversObject<{
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
}>;

export type DiscountResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartItemPricesResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = ResolversObject<{
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  line_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type CartTaxItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartPricesResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = ResolversObject<{
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  applied_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTotal']>>>, ParentType, ContextType>;
}>;

export type CartAddressInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BillingCartAddress' | 'ShippingCartAddress', ParentType, ContextType>;
}>;

export type CartAddressRegionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = ResolversObject<{
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CartAddressCountryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BillingCartAddressResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = ResolversObject<{
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShippingCartAddressResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = ResolversObject<{
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  available_shipping_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AvailableShippingMethodResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = ResolversObject<{
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_info?: Resolver<Maybe<ResolversTypes['ShippingMethodAdditionalInfo']>, ParentType, ContextType>;
}>;

export type SelectedShippingMethodResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = ResolversObject<{
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type AvailablePaymentMethodResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SelectedPaymentMethodResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CreateGuestCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = ResolversObject<{
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
}>;

export type CartUserInputErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AddProductsToCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
}>;

export type UpdateCartItemsOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type RemoveItemFromCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type ApplyCouponToCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type RemoveCouponFromCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = ResolversObject<{
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
}>;

export type SetGuestEmailOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type SetShippingAddressesOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type SetShippingMethodsOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type EstimateTotalsOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = ResolversObject<{
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
}>;

export type SetBillingAddressOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type SetPaymentMethodOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type PlaceOrderErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PlaceOrderOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = ResolversObject<{
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['PlaceOrderError']>>, ParentType, ContextType>;
}>;

export type CustomerTokenResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = ResolversObject<{
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cachePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_session?: Resolver<Maybe<ResolversTypes['StartedSession']>, ParentType, ContextType, Partial<CustomerTokenStart_SessionArgs>>;
}>;

export type RevokeCustomerTokenOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = ResolversObject<{
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type IsEmailAvailableOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = ResolversObject<{
  is_email_available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type CustomerOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = ResolversObject<{
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  customer_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_session?: Resolver<Maybe<ResolversTypes['StartedSession']>, ParentType, ContextType, Partial<CustomerOutputStart_SessionArgs>>;
}>;

export type CustomerResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterConsent']>, ParentType, ContextType>;
  social_logins?: Resolver<Maybe<Array<ResolversTypes['SocialConnection']>>, ParentType, ContextType>;
  email_confirmed_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_password?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  new_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone_no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_subscribed_champ_membership?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subscribed_for_auto_champ_membership?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  champ_membership_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refer_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewardInformation?: Resolver<Maybe<ResolversTypes['RewardInformation']>, ParentType, ContextType>;
  reward_points?: Resolver<Maybe<ResolversTypes['RewardPoints']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['CustomerSession']>>, ParentType, ContextType>;
  store_credit?: Resolver<Maybe<ResolversTypes['CustomerStoreCredit']>, ParentType, ContextType>;
  sent_gift_cards?: Resolver<Maybe<Array<ResolversTypes['SentGiftCard']>>, ParentType, ContextType>;
  referrals?: Resolver<Maybe<ResolversTypes['Referrals']>, ParentType, ContextType>;
}>;

export type CustomerAddressRegionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = ResolversObject<{
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CustomerAddressResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type CustomerOrdersResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = ResolversObject<{
  items?: Resolver<Array<Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CancelOrderOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = ResolversObject<{
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errorV2?: Resolver<Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
}>;

export type CancelOrderErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReorderItemsOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
}>;

export type CheckoutUserInputErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
}>;

export type CustomerOrderResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  status_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrival_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_actions?: Resolver<Array<ResolversTypes['OrderActionType']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTimelineStep']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  invoice_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  artwork_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open_proofs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  additional_information?: Resolver<ResolversTypes['OrderAdditionalInformation'], ParentType, ContextType>;
}>;

export type OrderPaymentMethodResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderTotalResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = ResolversObject<{
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTotal']>>>, ParentType, ContextType>;
}>;

export type OrderItemInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'OrderItem', ParentType, ContextType>;
}>;

export type OrderItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  original_image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cache_row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['OrderClaim']>, ParentType, ContextType>;
  can_claim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OrderItemOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderAddressResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = ResolversObject<{
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OrderShipmentResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  shipped_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivered_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ShipmentItemInterfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ShipmentItem', ParentType, ContextType>;
}>;

export type ShipmentItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  order_item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShipmentTrackingResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = ResolversObject<{
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProductReviewRatingsMetadataResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = ResolversObject<{
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRatingMetadata']>>, ParentType, ContextType>;
}>;

export type ProductReviewRatingMetadataResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = ResolversObject<{
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRatingValueMetadata']>>, ParentType, ContextType>;
}>;

export type ProductReviewRatingValueMetadataResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = ResolversObject<{
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductReviewsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = ResolversObject<{
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type ProductReviewResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = ResolversObject<{
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<ResolversTypes['ProductReviewRating']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type ProductReviewRatingResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CreateProductReviewOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = ResolversObject<{
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
}>;

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = ResolversObject<{
  status?: Resolver<Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
}>;

export type ContactUsOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = ResolversObject<{
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type CheckMailchimpIdOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CheckMailchimpIdOutput'] = ResolversParentTypes['CheckMailchimpIdOutput']> = ResolversObject<{
  valid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type HeaderOfferOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['HeaderOfferOutput'] = ResolversParentTypes['HeaderOfferOutput']> = ResolversObject<{
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['HeaderOffer']>>>, ParentType, ContextType>;
}>;

export type HeaderOfferResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['HeaderOffer'] = ResolversParentTypes['HeaderOffer']> = ResolversObject<{
  offer_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_start_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_end_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_timer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  store_notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sale_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ConfigurationOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ConfigurationOutput'] = ResolversParentTypes['ConfigurationOutput']> = ResolversObject<{
  configvalues?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigValue']>>>, ParentType, ContextType>;
}>;

export type ConfigValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ConfigValue'] = ResolversParentTypes['ConfigValue']> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CpNewsletterOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CpNewsletterOutput'] = ResolversParentTypes['CpNewsletterOutput']> = ResolversObject<{
  newsletterResponse?: Resolver<Maybe<ResolversTypes['NewsletterResponse']>, ParentType, ContextType>;
}>;

export type NewsletterResponseResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['NewsletterResponse'] = ResolversParentTypes['NewsletterResponse']> = ResolversObject<{
  error?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type NewsletterSubscriptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewsletterConsentResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['NewsletterConsent'] = ResolversParentTypes['NewsletterConsent']> = ResolversObject<{
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['NewsletterEvent']>, ParentType, ContextType>;
}>;

export type NewsletterEventResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['NewsletterEvent'] = ResolversParentTypes['NewsletterEvent']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SocialLoginOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SocialLoginOutput'] = ResolversParentTypes['SocialLoginOutput']> = ResolversObject<{
  customer_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cachePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_session?: Resolver<Maybe<ResolversTypes['StartedSession']>, ParentType, ContextType, Partial<SocialLoginOutputStart_SessionArgs>>;
  check_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code_sent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type SendSocialLoginCodeOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SendSocialLoginCodeOutput'] = ResolversParentTypes['SendSocialLoginCodeOutput']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SocialConnectionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SocialConnection'] = ResolversParentTypes['SocialConnection']> = ResolversObject<{
  login_source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SharePhotoOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SharePhotoOutput'] = ResolversParentTypes['SharePhotoOutput']> = ResolversObject<{
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SharedPhotoResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SharedPhoto'] = ResolversParentTypes['SharedPhoto']> = ResolversObject<{
  pet_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderVerificationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderVerification'] = ResolversParentTypes['OrderVerification']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type ConfirmOrderVerificationOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ConfirmOrderVerificationOutput'] = ResolversParentTypes['ConfirmOrderVerificationOutput']> = ResolversObject<{
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BulkOrderOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['BulkOrderOutput'] = ResolversParentTypes['BulkOrderOutput']> = ResolversObject<{
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['BulkOrderError']>, ParentType, ContextType>;
}>;

export type BulkOrderErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['BulkOrderError'] = ResolversParentTypes['BulkOrderError']> = ResolversObject<{
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DesignsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Designs'] = ResolversParentTypes['Designs']> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['Design']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type DesignResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Design'] = ResolversParentTypes['Design']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['DesignPhoto']>, ParentType, ContextType>;
  picture_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['DesignProblem']>, ParentType, ContextType>;
}>;

export type DesignPhotoResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['DesignPhoto'] = ResolversParentTypes['DesignPhoto']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taken_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DesignProblemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['DesignProblem'] = ResolversParentTypes['DesignProblem']> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SaveDesignOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SaveDesignOutput'] = ResolversParentTypes['SaveDesignOutput']> = ResolversObject<{
  design?: Resolver<Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type DeleteDesignOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['DeleteDesignOutput'] = ResolversParentTypes['DeleteDesignOutput']> = ResolversObject<{
  is_still_needed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SharedDesignResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SharedDesign'] = ResolversParentTypes['SharedDesign']> = ResolversObject<{
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type EnteredFieldResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['EnteredField'] = ResolversParentTypes['EnteredField']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EnteredFieldType'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_characters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductToolResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductTool'] = ResolversParentTypes['ProductTool']> = ResolversObject<{
  blueprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  design_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductToolOption']>, ParentType, ContextType>;
  counted_prices?: Resolver<Array<ResolversTypes['ProductCountedPrice']>, ParentType, ContextType>;
}>;

export type ProductCountedPriceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductCountedPrice'] = ResolversParentTypes['ProductCountedPrice']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductToolOptionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductToolOption'] = ResolversParentTypes['ProductToolOption']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductToolOptionValue']>, ParentType, ContextType>;
}>;

export type ProductToolOptionValueResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductToolOptionValue'] = ResolversParentTypes['ProductToolOptionValue']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type CartItemExtraInfoResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemExtraInfo'] = ResolversParentTypes['CartItemExtraInfo']> = ResolversObject<{
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool_options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edit_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cache_price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cache_row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_member_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_free_gift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  original_image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  can_be_wrapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type CartTotalResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartTotal'] = ResolversParentTypes['CartTotal']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_shipping_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<Array<ResolversTypes['PriceStep']>>, ParentType, ContextType>;
}>;

export type ShippingMethodAdditionalInfoResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShippingMethodAdditionalInfo'] = ResolversParentTypes['ShippingMethodAdditionalInfo']> = ResolversObject<{
  offer_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type CartAdditionalInformationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartAdditionalInformation'] = ResolversParentTypes['CartAdditionalInformation']> = ResolversObject<{
  order_comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dropship?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  send_proof?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  business_purchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gst_company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bill_to?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_cache?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_cache_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_coupon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms_accepted_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SetAdditionalInformationOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetAdditionalInformationOnCartOutput'] = ResolversParentTypes['SetAdditionalInformationOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type SetGiftOptionsOnCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SetGiftOptionsOnCartOutput'] = ResolversParentTypes['SetGiftOptionsOnCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type GiftMessageResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = ResolversObject<{
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type GiftWrappingResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['GiftWrapping'] = ResolversParentTypes['GiftWrapping']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type PriceStepResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type CouponProblemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CouponProblem'] = ResolversParentTypes['CouponProblem']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FreeShippingProgressResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['FreeShippingProgress'] = ResolversParentTypes['FreeShippingProgress']> = ResolversObject<{
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type FreeGiftResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['FreeGift'] = ResolversParentTypes['FreeGift']> = ResolversObject<{
  cart_item_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  is_declined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SavedCartItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SavedCartItem'] = ResolversParentTypes['SavedCartItem']> = ResolversObject<{
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CartItemChangeResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartItemChange'] = ResolversParentTypes['CartItemChange']> = ResolversObject<{
  cart_item_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StartedSessionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['StartedSession'] = ResolversParentTypes['StartedSession']> = ResolversObject<{
  customer_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_guest_cart_gone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['ShippingCartAddress']>, ParentType, ContextType>;
}>;

export type OrderAdditionalInformationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderAdditionalInformation'] = ResolversParentTypes['OrderAdditionalInformation']> = ResolversObject<{
  order_comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dropship?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  send_proof?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  business_purchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gst_company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bill_to?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms_accepted_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OrderTimelineStepResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderTimelineStep'] = ResolversParentTypes['OrderTimelineStep']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OrderRefundResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderClaimResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderClaim'] = ResolversParentTypes['OrderClaim']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ClaimReason'], ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['ClaimWish'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FulfillmentResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Fulfillment'] = ResolversParentTypes['Fulfillment']> = ResolversObject<{
  order?: Resolver<ResolversTypes['FulfillmentOrder'], ParentType, ContextType>;
  artwork_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carriers?: Resolver<Array<ResolversTypes['Carrier']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FulfillmentStep']>, ParentType, ContextType>;
  can_ship?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['ClaimToDecide']>, ParentType, ContextType>;
  prints?: Resolver<Array<ResolversTypes['LineToPrint']>, ParentType, ContextType>;
}>;

export type FulfillmentOrderResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['FulfillmentOrder'] = ResolversParentTypes['FulfillmentOrder']> = ResolversObject<{
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTimelineStep']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  additional_information?: Resolver<ResolversTypes['OrderAdditionalInformation'], ParentType, ContextType>;
}>;

export type LineToPrintResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['LineToPrint'] = ResolversParentTypes['LineToPrint']> = ResolversObject<{
  order_item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrintState'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PrintFile']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['Proof']>, ParentType, ContextType>;
}>;

export type PrintFileResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PrintFile'] = ResolversParentTypes['PrintFile']> = ResolversObject<{
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CarrierResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Carrier'] = ResolversParentTypes['Carrier']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClaimToDecideResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ClaimToDecide'] = ResolversParentTypes['ClaimToDecide']> = ResolversObject<{
  claim?: Resolver<ResolversTypes['OrderClaim'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  photo_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type TakePaymentOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['TakePaymentOutput'] = ResolversParentTypes['TakePaymentOutput']> = ResolversObject<{
  outcome?: Resolver<ResolversTypes['PaymentOutcome'], ParentType, ContextType>;
}>;

export type HostedPaymentResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['HostedPayment'] = ResolversParentTypes['HostedPayment']> = ResolversObject<{
  redirect_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReleaseUnpaidOrderOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ReleaseUnpaidOrderOutput'] = ResolversParentTypes['ReleaseUnpaidOrderOutput']> = ResolversObject<{
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type StarCountResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = ResolversObject<{
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShopReviewsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShopReviews'] = ResolversParentTypes['ShopReviews']> = ResolversObject<{
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShopReview']>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type ShopReviewResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ShopReview'] = ResolversParentTypes['ShopReview']> = ResolversObject<{
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type CreateShopReviewOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CreateShopReviewOutput'] = ResolversParentTypes['CreateShopReviewOutput']> = ResolversObject<{
  review?: Resolver<ResolversTypes['ShopReview'], ParentType, ContextType>;
}>;

export type ReviewToModerateResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ReviewToModerate'] = ResolversParentTypes['ReviewToModerate']> = ResolversObject<{
  review?: Resolver<ResolversTypes['ShopReview'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
}>;

export type ProductQuestionsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductQuestions'] = ResolversParentTypes['ProductQuestions']> = ResolversObject<{
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProductQuestion']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type ProductQuestionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ProductQuestion'] = ResolversParentTypes['ProductQuestion']> = ResolversObject<{
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answered_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type QuestionToAnswerResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['QuestionToAnswer'] = ResolversParentTypes['QuestionToAnswer']> = ResolversObject<{
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuestionStatus'], ParentType, ContextType>;
  wants_mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type BlogPostListResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['BlogPostList'] = ResolversParentTypes['BlogPostList']> = ResolversObject<{
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type BlogPostResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = ResolversObject<{
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PublicCouponResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['PublicCoupon'] = ResolversParentTypes['PublicCoupon']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum_subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ends_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SiteMapEntryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SiteMapEntry'] = ResolversParentTypes['SiteMapEntry']> = ResolversObject<{
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OrderArtworkResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderArtwork'] = ResolversParentTypes['OrderArtwork']> = ResolversObject<{
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  artwork_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  may_answer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proof_request?: Resolver<ResolversTypes['ProofRequest'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderArtworkItem']>, ParentType, ContextType>;
}>;

export type OrderArtworkItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['OrderArtworkItem'] = ResolversParentTypes['OrderArtworkItem']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  surfaces?: Resolver<Array<ResolversTypes['ArtworkSurface']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['Proof']>, ParentType, ContextType>;
}>;

export type ArtworkSurfaceResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ArtworkSurface'] = ResolversParentTypes['ArtworkSurface']> = ResolversObject<{
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  picture_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  print_file_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProofResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = ResolversObject<{
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProofState'], ParentType, ContextType>;
  can_approve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  can_ask_for_change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shop_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answered_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by_deadline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_newer_version?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type AnswerProofOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AnswerProofOutput'] = ResolversParentTypes['AnswerProofOutput']> = ResolversObject<{
  user_errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type RewardInformationResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardInformation'] = ResolversParentTypes['RewardInformation']> = ResolversObject<{
  available_amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type RewardPointsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPoints'] = ResolversParentTypes['RewardPoints']> = ResolversObject<{
  balance?: Resolver<Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  balance_history?: Resolver<Maybe<Array<Maybe<ResolversTypes['RewardPointsBalanceHistoryItem']>>>, ParentType, ContextType>;
  exchange_rates?: Resolver<Maybe<ResolversTypes['RewardPointsExchangeRates']>, ParentType, ContextType>;
  subscription_status?: Resolver<Maybe<ResolversTypes['RewardPointsSubscriptionStatus']>, ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['RewardTransactions'], ParentType, ContextType, RequireFields<RewardPointsTransactionsArgs, 'pageSize' | 'currentPage'>>;
  expiring?: Resolver<Array<ResolversTypes['RewardExpiry']>, ParentType, ContextType>;
  validity_months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loyalty?: Resolver<ResolversTypes['Loyalty'], ParentType, ContextType>;
}>;

export type RewardPointsAmountResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPointsAmount'] = ResolversParentTypes['RewardPointsAmount']> = ResolversObject<{
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type RewardPointsBalanceHistoryItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPointsBalanceHistoryItem'] = ResolversParentTypes['RewardPointsBalanceHistoryItem']> = ResolversObject<{
  balance?: Resolver<Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  change_reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points_change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type RewardPointsExchangeRatesResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPointsExchangeRates'] = ResolversParentTypes['RewardPointsExchangeRates']> = ResolversObject<{
  earning?: Resolver<Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
}>;

export type RewardPointsRateResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPointsRate'] = ResolversParentTypes['RewardPointsRate']> = ResolversObject<{
  currency_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type RewardPointsSubscriptionStatusResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardPointsSubscriptionStatus'] = ResolversParentTypes['RewardPointsSubscriptionStatus']> = ResolversObject<{
  balance_updates?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
  points_expiration_notifications?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
}>;

export type RewardTransactionsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardTransactions'] = ResolversParentTypes['RewardTransactions']> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['RewardPointsBalanceHistoryItem']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
}>;

export type RewardExpiryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RewardExpiry'] = ResolversParentTypes['RewardExpiry']> = ResolversObject<{
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  last_day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LoyaltyResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Loyalty'] = ResolversParentTypes['Loyalty']> = ResolversObject<{
  joined_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LoyaltyLevel'], ParentType, ContextType>;
  next_level?: Resolver<Maybe<ResolversTypes['LoyaltyLevel']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['LoyaltyLevel']>, ParentType, ContextType>;
}>;

export type LoyaltyLevelResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['LoyaltyLevel'] = ResolversParentTypes['LoyaltyLevel']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points_a_dollar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type CustomerSessionResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signed_in_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_seen_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LoginByEmailOtpOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['LoginByEmailOtpOutput'] = ResolversParentTypes['LoginByEmailOtpOutput']> = ResolversObject<{
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  haserror?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type LoginUniversalPasswordOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['LoginUniversalPasswordOutput'] = ResolversParentTypes['LoginUniversalPasswordOutput']> = ResolversObject<{
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cachePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_session?: Resolver<Maybe<ResolversTypes['StartedSession']>, ParentType, ContextType, Partial<LoginUniversalPasswordOutputStart_SessionArgs>>;
}>;

export type GiftCardAccountResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['GiftCardAccount'] = ResolversParentTypes['GiftCardAccount']> = ResolversObject<{
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CustomerStoreCreditResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerStoreCredit'] = ResolversParentTypes['CustomerStoreCredit']> = ResolversObject<{
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance_history?: Resolver<Maybe<ResolversTypes['CustomerStoreCreditHistory']>, ParentType, ContextType, RequireFields<CustomerStoreCreditBalance_HistoryArgs, 'pageSize' | 'currentPage'>>;
}>;

export type CustomerStoreCreditHistoryResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerStoreCreditHistory'] = ResolversParentTypes['CustomerStoreCreditHistory']> = ResolversObject<{
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerStoreCreditHistoryItem']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CustomerStoreCreditHistoryItemResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CustomerStoreCreditHistoryItem'] = ResolversParentTypes['CustomerStoreCreditHistoryItem']> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actual_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance_change?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date_time_changed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SendGiftCardOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SendGiftCardOutput'] = ResolversParentTypes['SendGiftCardOutput']> = ResolversObject<{
  gift_card?: Resolver<ResolversTypes['SentGiftCard'], ParentType, ContextType>;
}>;

export type SentGiftCardResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['SentGiftCard'] = ResolversParentTypes['SentGiftCard']> = ResolversObject<{
  code_ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recipient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReferralsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['Referrals'] = ResolversParentTypes['Referrals']> = ResolversObject<{
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  friends?: Resolver<Array<ResolversTypes['ReferredFriend']>, ParentType, ContextType>;
}>;

export type ReferredFriendResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ReferredFriend'] = ResolversParentTypes['ReferredFriend']> = ResolversObject<{
  joined_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
}>;

export type CartRewardPointsResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartRewardPoints'] = ResolversParentTypes['CartRewardPoints']> = ResolversObject<{
  balance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earning?: Resolver<Array<ResolversTypes['CartEarningRule']>, ParentType, ContextType>;
  spending?: Resolver<ResolversTypes['CartSpending'], ParentType, ContextType>;
}>;

export type CartEarningRuleResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartEarningRule'] = ResolversParentTypes['CartEarningRule']> = ResolversObject<{
  rule_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type CartSpendingResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartSpending'] = ResolversParentTypes['CartSpending']> = ResolversObject<{
  point_spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  use_max_points?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['CartSpendingRule']>, ParentType, ContextType>;
}>;

export type CartSpendingRuleResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartSpendingRule'] = ResolversParentTypes['CartSpendingRule']> = ResolversObject<{
  rule_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CartStoreCreditResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartStoreCredit'] = ResolversParentTypes['CartStoreCredit']> = ResolversObject<{
  applied_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type CartGiftCardResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['CartGiftCard'] = ResolversParentTypes['CartGiftCard']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type ApplyGiftCardToCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ApplyGiftCardToCartOutput'] = ResolversParentTypes['ApplyGiftCardToCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type RemoveGiftCardFromCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartOutput'] = ResolversParentTypes['RemoveGiftCardFromCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type ApplyStoreCreditToCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ApplyStoreCreditToCartOutput'] = ResolversParentTypes['ApplyStoreCreditToCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type RemoveStoreCreditFromCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RemoveStoreCreditFromCartOutput'] = ResolversParentTypes['RemoveStoreCreditFromCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type ApplyRewardPointsToCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ApplyRewardPointsToCartOutput'] = ResolversParentTypes['ApplyRewardPointsToCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type RemoveRewardPointsFromCartOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['RemoveRewardPointsFromCartOutput'] = ResolversParentTypes['RemoveRewardPointsFromCartOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type ApplySpendingPointsOutputResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['ApplySpendingPointsOutput'] = ResolversParentTypes['ApplySpendingPointsOutput']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
}>;

export type AbandonedCartResolvers<ContextType = EngineContext, ParentType extends ResolversParentTypes['AbandonedCart'] = ResolversParentTypes['AbandonedCart']> = ResolversObject<{
  state?: Resolver<ResolversTypes['AbandonedCartState'], ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
}>;

export type Resolvers<ContextType = EngineContext> = ResolversObject<{
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  ProductImageGalleryEntry?: ProductImageGalleryEntryResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  CheckMailchimpIdOutput?: CheckMailchimpIdOutputResolvers<ContextType>;
  HeaderOfferOutput?: HeaderOfferOutputResolvers<ContextType>;
  HeaderOffer?: HeaderOfferResolvers<ContextType>;
  ConfigurationOutput?: ConfigurationOutputResolvers<ContextType>;
  ConfigValue?: ConfigValueResolvers<ContextType>;
  CpNewsletterOutput?: CpNewsletterOutputResolvers<ContextType>;
  NewsletterResponse?: NewsletterResponseResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  NewsletterConsent?: NewsletterConsentResolvers<ContextType>;
  NewsletterEvent?: NewsletterEventResolvers<ContextType>;
  SocialLoginOutput?: SocialLoginOutputResolvers<ContextType>;
  SendSocialLoginCodeOutput?: SendSocialLoginCodeOutputResolvers<ContextType>;
  SocialConnection?: SocialConnectionResolvers<ContextType>;
  SharePhotoOutput?: SharePhotoOutputResolvers<ContextType>;
  SharedPhoto?: SharedPhotoResolvers<ContextType>;
  OrderVerification?: OrderVerificationResolvers<ContextType>;
  ConfirmOrderVerificationOutput?: ConfirmOrderVerificationOutputResolvers<ContextType>;
  BulkOrderOutput?: BulkOrderOutputResolvers<ContextType>;
  BulkOrderError?: BulkOrderErrorResolvers<ContextType>;
  Designs?: DesignsResolvers<ContextType>;
  Design?: DesignResolvers<ContextType>;
  DesignPhoto?: DesignPhotoResolvers<ContextType>;
  DesignProblem?: DesignProblemResolvers<ContextType>;
  SaveDesignOutput?: SaveDesignOutputResolvers<ContextType>;
  DeleteDesignOutput?: DeleteDesignOutputResolvers<ContextType>;
  SharedDesign?: SharedDesignResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  EnteredField?: EnteredFieldResolvers<ContextType>;
  ProductTool?: ProductToolResolvers<ContextType>;
  ProductCountedPrice?: ProductCountedPriceResolvers<ContextType>;
  ProductToolOption?: ProductToolOptionResolvers<ContextType>;
  ProductToolOptionValue?: ProductToolOptionValueResolvers<ContextType>;
  CartItemExtraInfo?: CartItemExtraInfoResolvers<ContextType>;
  CartTotal?: CartTotalResolvers<ContextType>;
  ShippingMethodAdditionalInfo?: ShippingMethodAdditionalInfoResolvers<ContextType>;
  CartAdditionalInformation?: CartAdditionalInformationResolvers<ContextType>;
  SetAdditionalInformationOnCartOutput?: SetAdditionalInformationOnCartOutputResolvers<ContextType>;
  SetGiftOptionsOnCartOutput?: SetGiftOptionsOnCartOutputResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  GiftWrapping?: GiftWrappingResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  CouponProblem?: CouponProblemResolvers<ContextType>;
  FreeShippingProgress?: FreeShippingProgressResolvers<ContextType>;
  FreeGift?: FreeGiftResolvers<ContextType>;
  SavedCartItem?: SavedCartItemResolvers<ContextType>;
  CartItemChange?: CartItemChangeResolvers<ContextType>;
  StartedSession?: StartedSessionResolvers<ContextType>;
  OrderAdditionalInformation?: OrderAdditionalInformationResolvers<ContextType>;
  OrderTimelineStep?: OrderTimelineStepResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderClaim?: OrderClaimResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  FulfillmentOrder?: FulfillmentOrderResolvers<ContextType>;
  LineToPrint?: LineToPrintResolvers<ContextType>;
  PrintFile?: PrintFileResolvers<ContextType>;
  Carrier?: CarrierResolvers<ContextType>;
  ClaimToDecide?: ClaimToDecideResolvers<ContextType>;
  TakePaymentOutput?: TakePaymentOutputResolvers<ContextType>;
  HostedPayment?: HostedPaymentResolvers<ContextType>;
  ReleaseUnpaidOrderOutput?: ReleaseUnpaidOrderOutputResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  ShopReviews?: ShopReviewsResolvers<ContextType>;
  ShopReview?: ShopReviewResolvers<ContextType>;
  CreateShopReviewOutput?: CreateShopReviewOutputResolvers<ContextType>;
  ReviewToModerate?: ReviewToModerateResolvers<ContextType>;
  ProductQuestions?: ProductQuestionsResolvers<ContextType>;
  ProductQuestion?: ProductQuestionResolvers<ContextType>;
  QuestionToAnswer?: QuestionToAnswerResolvers<ContextType>;
  BlogPostList?: BlogPostListResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  PublicCoupon?: PublicCouponResolvers<ContextType>;
  SiteMapEntry?: SiteMapEntryResolvers<ContextType>;
  OrderArtwork?: OrderArtworkResolvers<ContextType>;
  OrderArtworkItem?: OrderArtworkItemResolvers<ContextType>;
  ArtworkSurface?: ArtworkSurfaceResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  AnswerProofOutput?: AnswerProofOutputResolvers<ContextType>;
  RewardInformation?: RewardInformationResolvers<ContextType>;
  RewardPoints?: RewardPointsResolvers<ContextType>;
  RewardPointsAmount?: RewardPointsAmountResolvers<ContextType>;
  RewardPointsBalanceHistoryItem?: RewardPointsBalanceHistoryItemResolvers<ContextType>;
  RewardPointsExchangeRates?: RewardPointsExchangeRatesResolvers<ContextType>;
  RewardPointsRate?: RewardPointsRateResolvers<ContextType>;
  RewardPointsSubscriptionStatus?: RewardPointsSubscriptionStatusResolvers<ContextType>;
  RewardTransactions?: RewardTransactionsResolvers<ContextType>;
  RewardExpiry?: RewardExpiryResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  LoyaltyLevel?: LoyaltyLevelResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  LoginByEmailOtpOutput?: LoginByEmailOtpOutputResolvers<ContextType>;
  LoginUniversalPasswordOutput?: LoginUniversalPasswordOutputResolvers<ContextType>;
  GiftCardAccount?: GiftCardAccountResolvers<ContextType>;
  CustomerStoreCredit?: CustomerStoreCreditResolvers<ContextType>;
  CustomerStoreCreditHistory?: CustomerStoreCreditHistoryResolvers<ContextType>;
  CustomerStoreCreditHistoryItem?: CustomerStoreCreditHistoryItemResolvers<ContextType>;
  SendGiftCardOutput?: SendGiftCardOutputResolvers<ContextType>;
  SentGiftCard?: SentGiftCardResolvers<ContextType>;
  Referrals?: ReferralsResolvers<ContextType>;
  ReferredFriend?: ReferredFriendResolvers<ContextType>;
  CartRewardPoints?: CartRewardPointsResolvers<ContextType>;
  CartEarningRule?: CartEarningRuleResolvers<ContextType>;
  CartSpending?: CartSpendingResolvers<ContextType>;
  CartSpendingRule?: CartSpendingRuleResolvers<ContextType>;
  CartStoreCredit?: CartStoreCreditResolvers<ContextType>;
  CartGiftCard?: CartGiftCardResolvers<ContextType>;
  ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<ContextType>;
  RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<ContextType>;
  ApplyStoreCreditToCartOutput?: ApplyStoreCreditToCartOutputResolvers<ContextType>;
  RemoveStoreCreditFromCartOutput?: RemoveStoreCreditFromCartOutputResolvers<ContextType>;
  ApplyRewardPointsToCartOutput?: ApplyRewardPointsToCartOutputResolvers<ContextType>;
  RemoveRewardPointsFromCartOutput?: RemoveRewardPointsFromCartOutputResolvers<ContextType>;
  ApplySpendingPointsOutput?: ApplySpendingPointsOutputResolvers<ContextType>;
  AbandonedCart?: AbandonedCartResolvers<ContextType>;
}>;


