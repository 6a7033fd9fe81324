import { PageHeading } from "~/storefront/ui/page";

export interface AddAddressData {
  regions: { value: string; label: string }[];
}

/** Where an address is added to the book. */
export function AddAddressPage() {
  return <PageHeading>Add a new address</PageHeading>;
}
