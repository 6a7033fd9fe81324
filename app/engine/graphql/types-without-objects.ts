/**
 * Magento's types of which the engine has no object: kinds of products and options that it does not sell, videos, terms to
 * tick, remarks on orders, and parcels of returns. They are in the contract because documents of other clients name them.
 */
const WITHOUT_OBJECTS =
  /^(Bundle|CheckoutAgreement|Configurable|Customizable(?:Area|Checkbox|Date|File|Multiple|Radio)|Downloadable|GiftCard(?:Cart|Order)?Item|GiftWrappingImage|Grouped|ItemSelectedBundle|KeyValue|PaymentToken|SelectedBundle|SelectedConfigurable|HttpQueryParameter|ProductMediaGalleryEntriesVideoContent|ProductVideo|ReturnShipping|SalesCommentItem|ShippingDiscount|Virtual)|SwatchData$/;

export function hasNoObjects(typeName: string): boolean {
  return WITHOUT_OBJECTS.test(typeName);
}
