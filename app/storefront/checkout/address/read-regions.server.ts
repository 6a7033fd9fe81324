import { CheckoutCountriesDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** Reads the states that we deliver to, as options. */
export async function readRegions(): Promise<{ value: string; label: string }[]> {
  const { countries } = await requestPublic(CheckoutCountriesDocument, {});
  const country = countries?.find((candidate) => candidate?.id === "US");
  return (country?.available_regions ?? []).flatMap((region) =>
    region?.code ? [{ value: region.code, label: region.name ?? region.code }] : [],
  );
}
