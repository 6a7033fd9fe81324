/**
 * Assumed number of entries of lists without a page size, by type and field, for a store of ordinary size; lists that
 * are not named here count as `DEFAULT_LIST_SIZE`.
 */
export const DEFAULT_LIST_SIZE = 5;

export const LIST_SIZES: Record<string, number> = {
  "Query.countries": 1,
  "Country.available_regions": 60,
  "ConfigurationOutput.configvalues": 30,
  "Cart.items": 20,
  "CartItemInterface.errors": 1,
  "SimpleCartItem.errors": 1,
  "CartItemPrices.steps": 3,
  "CartItemPrices.discounts": 1,
  "CartPrices.totals": 8,
  "SimpleCartItem.customizable_options": 3,
  "SelectedCustomizableOption.values": 1,
  "Customer.addresses": 10,
  "Customer.sent_gift_cards": 50,
  "DesignComments.items": 200,
  "NewsletterConsent.history": 100,
  "RewardPoints.balance_history": 100,
  "Referrals.friends": 50,
  "Query.siteMap": 500,
  "Query.navigationMenus": 2,
  "NavigationMenu.links": 50,
  "Query.taxReport": 200,
  "Query.taxVersions": 20,
  "TaxDraft.changes": 100,
  "TaxFileCheck.mistakes": 100,
  "SettlementReport.payouts": 60,
  "SettlementReport.sales": 31,
  "JournalReport.lines": 500,
  "CustomerOrder.refunds": 1,
  "CustomerOrder.invoices": 1,
  "CustomerOrder.credit_memos": 1,
  "CustomerOrder.applied_coupons": 1,
  "CustomerOrder.applied_gift_cards": 1,
  "CustomerOrder.payment_methods": 1,
  "CustomerOrder.shipments": 2,
  "OrderShipment.tracking": 1,
  "OrderShipment.items": 3,
  "CreditMemo.items": 2,
  "OrderTotal.discounts": 1,
  "OrderItem.discounts": 1,
  "OrderItemInterface.discounts": 1,
  "Return.items": 1,
  "Return.comments": 2,
  "ReturnItem.custom_attributesV2": 2,
  "OrderRefund.items": 2,
  "CustomizableProductInterface.options": 2,
  "SimpleProduct.options": 2,
  "ProductInterface.choices": 2,
  "SimpleProduct.choices": 2,
  "ProductInterface.entered_fields": 2,
  "SimpleProduct.entered_fields": 2,
  "ProductTool.options": 3,
  // Always empty.
  ...Object.fromEntries(
    ["ProductInterface", "SimpleProduct"].flatMap((type) =>
      ["related_products", "upsell_products", "crosssell_products"].map((list) => [`${type}.${list}`, 0]),
    ),
  ),
};

/** Assumed number of children in a tree, by their level: each category has one parent, so deeper levels hold few. */
export const TREE_SIZES: Record<string, number[]> = { "CategoryTree.children": [10, 4, 1] };

/** Assumed number of entries of lists with pages that are never long, whatever the page size; not within each other. */
export const SHORT_LISTS: Record<string, number> = {
  "Customer.wishlists": 1,
  // A line has one return at most, and few have one.
  "CustomerOrder.returns": 2,
  "RequestReturnOutput.returns": 2,
};

/** Additional cost of resolving an object of a type, in units of a plain field (about five microseconds). */
export const OBJECT_COSTS: Record<string, number> = {
  Cart: 700,
  Products: 1000,
  Customer: 20,
  CustomerOrder: 60,
  Design: 100,
  SharedDesign: 100,
  OrderArtwork: 200,
  ProductReviews: 40,
  ShopReviews: 40,
  ProductQuestions: 40,
  RewardPoints: 100,
};

/** Additional cost of fields that query or compute something. */
export const FIELD_COSTS: Record<string, number> = {
  arrival_date: 5,
  review_distribution: 40,
  saved_items: 100,
  removed_item: 100,
  item_changes: 100,
  invoice_url: 4,
  credit_memo_url: 4,
  refundQuote: 100,
  cancellationQuote: 100,
  view_token: 4,
  artwork_token: 4,
};
