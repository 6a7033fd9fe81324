import { StandardShippingDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** Price of standard shipping in cents (specification §3 `minimum_shiping_price`); null when the provider has none. */
export async function readStandardShippingCents(): Promise<number | null> {
  const response = await requestPublic(StandardShippingDocument, {}).catch(() => null);
  const value = response?.configuration?.configvalues?.at(0)?.value;
  const cents = Math.round(Number(value) * 100);
  return value && Number.isFinite(cents) ? cents : null;
}
