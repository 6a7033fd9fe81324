import type { Insertable, Kysely, Transaction as KyselyTransaction, Selectable } from "kysely";
import type { DeletionCodeTable } from "./tables/account-deletion-tables";
import type {
  BalanceEntryTable,
  BalanceTable,
  GiftCardTable,
  IssuedGiftCardTable,
  OrderBalanceTable,
  ReferralTable,
  SentGiftCardTable,
} from "./tables/balance-tables";
import type { BlankChangeTable, BlankTable } from "./tables/blank-tables";
import type { CacheInvalidationTable, CacheVersionTable } from "./tables/cache-tables";
import type {
  CartItemTable,
  CartReminderTable,
  CartTable,
  GiftWrappingTable,
  InactiveCartItemTable,
} from "./tables/cart-tables";
import type {
  CategoryProductTable,
  CategoryTable,
  ProductOptionTable,
  ProductOptionValueTable,
  ProductTable,
} from "./tables/catalog-tables";
import type { ContactMessageTable, ContactReplyTable } from "./tables/contact-tables";
import type {
  BlogPostTable,
  CmsBlockTable,
  ContentChangeTable,
  ContentDraftTable,
  NavigationMenuTable,
  UrlRewriteTable,
} from "./tables/content-tables";
import type { CustomerLinkTable } from "./tables/customer-link-tables";
import type {
  CustomerAddressTable,
  CustomerTable,
  CustomerTokenTable,
  TaxCertificateTable,
} from "./tables/customer-tables";
import type {
  DesignCommentTable,
  DesignRevisionTable,
  DesignTable,
  PhotoTable,
} from "./tables/design-tables";
import type { SalesCreditmemoTable, SalesInvoiceTable, SalesSequenceTable } from "./tables/document-tables";
import type { DraftOrderTable } from "./tables/draft-order-tables";
import type { OrderEventTable, OrderVerificationTable, SharedPhotoTable } from "./tables/form-tables";
import type { MembershipYearTable } from "./tables/membership-tables";
import type {
  NewsletterEventTable,
  NewsletterSubscriberTable,
  PersonalCouponTable,
} from "./tables/newsletter-tables";
import type { MailOutboxTable, SalesOrderItemTable, SalesOrderTable } from "./tables/order-tables";
import type {
  GiftCertificateTable,
  PaymentDisputeTable,
  PaymentEventTable,
  PaymentOperationTable,
  PaymentSessionTable,
  PaymentTable,
  ReleasedOrderTable,
} from "./tables/payment-tables";
import type { PriceCodeListingTable, PriceCodeTable } from "./tables/price-code-tables";
import type { PrintFileTable, PrintHoldTable, PrintTaskTable, ProofTable } from "./tables/print-tables";
import type { PrivacyRequestTable } from "./tables/privacy-request-tables";
import type {
  AddedProductTable,
  CatalogImportTable,
  ProductChangeTable,
  ProductDraftTable,
  ProductOverrideTable,
  ProductPictureTable,
} from "./tables/product-override-tables";
import type { OrderCancellationTable, OrderRefundItemTable, OrderRefundTable } from "./tables/refund-tables";
import type { ReplyTemplateKindTable, ReplyTemplateTable } from "./tables/reply-template-tables";
import type { ProductQuestionTable, QuestionChangeTable, ReviewTable } from "./tables/review-tables";
import type {
  ClockReadingTable,
  JobTable,
  RewardAccountTable,
  RewardEarningTable,
} from "./tables/reward-tables";
import type { CustomerDeviceTable, LoginCodeTable, RateLimitTable } from "./tables/session-tables";
import type {
  OrderClaimTable,
  OrderRemakeTable,
  ShipmentItemTable,
  ShipmentTable,
} from "./tables/shipment-tables";
import type { ShippingLabelTable, ShippingSettingTable, TrackingEventTable } from "./tables/shipping-tables";
import type { SocialCheckTable, SocialLoginTable } from "./tables/social-tables";
import type {
  AdminAuditTable,
  AdminIntegrationTable,
  AdminInvitationTable,
  AdminRecoveryCodeTable,
  AdminRoleTable,
  AdminSessionTable,
  AdminUserTable,
  AdminViewTable,
  OrderCommentTable,
} from "./tables/staff-tables";
import type {
  CmsPageTable,
  ConfigurationTable,
  CouponTable,
  CouponUseTable,
  HeaderOfferTable,
  SeededRowTable,
} from "./tables/store-tables";
import type {
  OrderRefundTaxTable,
  SalesOrderTaxItemTable,
  SalesOrderTaxTable,
  TaxDraftTable,
  TaxOperationTable,
  TaxPlaceTable,
  TaxStateTable,
  TaxVersionTable,
} from "./tables/tax-tables";
import type { WebhookDeliveryTable, WebhookTable } from "./tables/webhook-tables";
import type { CompareListTable, WishlistItemTable, WishlistTable } from "./tables/wishlist-tables";

/**
 * The tables, in column types common to SQLite and PostgreSQL: integer, text, JSON as text. Money is integer cents,
 * rates are basis points, times are ISO 8601 text in UTC, booleans are 0 and 1.
 */
export interface Database {
  configuration: ConfigurationTable;
  seeded_row: SeededRowTable;
  category: CategoryTable;
  product: ProductTable;
  category_product: CategoryProductTable;
  product_option: ProductOptionTable;
  product_option_value: ProductOptionValueTable;
  added_product: AddedProductTable;
  product_override: ProductOverrideTable;
  product_draft: ProductDraftTable;
  product_change: ProductChangeTable;
  product_picture: ProductPictureTable;
  catalog_import: CatalogImportTable;
  cms_page: CmsPageTable;
  cms_block: CmsBlockTable;
  url_rewrite: UrlRewriteTable;
  blog_post: BlogPostTable;
  navigation_menu: NavigationMenuTable;
  content_draft: ContentDraftTable;
  content_change: ContentChangeTable;
  header_offer: HeaderOfferTable;
  cache_version: CacheVersionTable;
  cache_invalidation: CacheInvalidationTable;
  tax_version: TaxVersionTable;
  tax_state: TaxStateTable;
  tax_place: TaxPlaceTable;
  tax_draft: TaxDraftTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  price_code: PriceCodeTable;
  price_code_listing: PriceCodeListingTable;
  blank: BlankTable;
  blank_change: BlankChangeTable;
  contact_message: ContactMessageTable;
  contact_reply: ContactReplyTable;
  reply_template: ReplyTemplateTable;
  reply_template_kind: ReplyTemplateKindTable;
  print_task: PrintTaskTable;
  print_file: PrintFileTable;
  print_hold: PrintHoldTable;
  proof: ProofTable;
  customer: CustomerTable;
  customer_token: CustomerTokenTable;
  customer_device: CustomerDeviceTable;
  login_code: LoginCodeTable;
  rate_limit: RateLimitTable;
  customer_link: CustomerLinkTable;
  customer_address: CustomerAddressTable;
  tax_certificate: TaxCertificateTable;
  photo: PhotoTable;
  design: DesignTable;
  design_revision: DesignRevisionTable;
  design_comment: DesignCommentTable;
  cart: CartTable;
  cart_item: CartItemTable;
  cart_reminder: CartReminderTable;
  draft_order: DraftOrderTable;
  inactive_cart_item: InactiveCartItemTable;
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
  compare_list: CompareListTable;
  gift_wrapping: GiftWrappingTable;
  sales_creditmemo: SalesCreditmemoTable;
  sales_invoice: SalesInvoiceTable;
  shipping_setting: ShippingSettingTable;
  shipping_label: ShippingLabelTable;
  tracking_event: TrackingEventTable;
  sales_order: SalesOrderTable;
  sales_order_item: SalesOrderItemTable;
  sales_sequence: SalesSequenceTable;
  sales_order_tax: SalesOrderTaxTable;
  sales_order_tax_item: SalesOrderTaxItemTable;
  tax_operation: TaxOperationTable;
  payment: PaymentTable;
  payment_dispute: PaymentDisputeTable;
  payment_event: PaymentEventTable;
  payment_operation: PaymentOperationTable;
  payment_session: PaymentSessionTable;
  released_order: ReleasedOrderTable;
  gift_certificate: GiftCertificateTable;
  mail_outbox: MailOutboxTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  newsletter_event: NewsletterEventTable;
  personal_coupon: PersonalCouponTable;
  social_login: SocialLoginTable;
  social_check: SocialCheckTable;
  account_deletion_code: DeletionCodeTable;
  shared_photo: SharedPhotoTable;
  order_verification: OrderVerificationTable;
  order_event: OrderEventTable;
  shipment: ShipmentTable;
  order_remake: OrderRemakeTable;
  shipment_item: ShipmentItemTable;
  order_claim: OrderClaimTable;
  order_cancellation: OrderCancellationTable;
  order_refund: OrderRefundTable;
  order_refund_item: OrderRefundItemTable;
  order_refund_tax: OrderRefundTaxTable;
  review: ReviewTable;
  product_question: ProductQuestionTable;
  question_change: QuestionChangeTable;
  balance: BalanceTable;
  balance_entry: BalanceEntryTable;
  gift_card: GiftCardTable;
  sent_gift_card: SentGiftCardTable;
  issued_gift_card: IssuedGiftCardTable;
  order_balance: OrderBalanceTable;
  membership_year: MembershipYearTable;
  referral: ReferralTable;
  reward_account: RewardAccountTable;
  reward_earning: RewardEarningTable;
  job: JobTable;
  clock_reading: ClockReadingTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  admin_user: AdminUserTable;
  admin_view: AdminViewTable;
  admin_role: AdminRoleTable;
  admin_session: AdminSessionTable;
  admin_invitation: AdminInvitationTable;
  admin_integration: AdminIntegrationTable;
  admin_recovery_code: AdminRecoveryCodeTable;
  admin_audit: AdminAuditTable;
  order_comment: OrderCommentTable;
  privacy_request: PrivacyRequestTable;
}

/** Runs queries on these tables, each by itself or, where it is a transaction, all of them together. */
export type Connection = Kysely<Database>;
/** For functions whose queries must share one transaction with their caller's. */
export type Transaction = KyselyTransaction<Database>;

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
