import { CheckoutCountriesDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** The states that we ship to, as options of a select. */
export async function readRegions(): Promise<{ value: string; label: string }[]> {
  const { countries } = await requestPublic(CheckoutCountriesDocument, {});
  const country = countries?.find((candidate) => candidate?.id === "US");
  return (country?.available_regions ?? []).flatMap((region) =>
    region?.code ? [{ value: region.code, label: region.name ?? region.code }] : [],
  );
}
