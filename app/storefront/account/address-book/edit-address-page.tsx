import { PageHeading } from "~/storefront/ui/page";
import type { AddAddressData } from "./add-address-page";

export interface EditAddressData extends AddAddressData {
  id: number;
}

/** Where an address of the book is changed. */
export function EditAddressPage() {
  return <PageHeading>Edit address</PageHeading>;
}
