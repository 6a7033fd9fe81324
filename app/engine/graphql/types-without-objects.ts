/**
 * Magento's types of which the engine has no object: kinds of products that it does not sell, and terms to tick. They are in
 * the contract because documents of other clients name them.
 */
const WITHOUT_OBJECTS =
  /^(Bundle|CheckoutAgreement|Configurable|Downloadable|Grouped|SelectedBundle|SelectedConfigurable|Virtual)|SwatchData$/;

export function hasNoObjects(typeName: string): boolean {
  return WITHOUT_OBJECTS.test(typeName);
}
