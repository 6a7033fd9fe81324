/**
 * Magento's types of which the engine has no object: kinds of products and options that it does not sell, attributes with options, videos, and terms to tick. They are in
 * the contract because documents of other clients name them.
 */
const WITHOUT_OBJECTS =
  /^(AttributeSelectedOption|Bundle|CheckoutAgreement|Configurable|Customizable(?:Area|Checkbox|Date|File|Multiple|Radio)|Downloadable|Grouped|SelectedBundle|SelectedConfigurable|HttpQueryParameter|ProductMediaGalleryEntriesVideoContent|ProductVideo|Virtual)|SwatchData$/;

export function hasNoObjects(typeName: string): boolean {
  return WITHOUT_OBJECTS.test(typeName);
}
