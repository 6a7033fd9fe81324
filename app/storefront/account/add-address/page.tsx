import { PageHeading } from "~/storefront/ui/page";
import { AddressEditor, type AddressEditorView } from "../address-book/address-editor";

export type AddAddressData = AddressEditorView;

/** The form for a new address. */
export default function AddAddressPage({ data }: { data: AddAddressData }) {
  return (
    <>
      <PageHeading lead="For you, or for someone you like to surprise.">Add a New Address</PageHeading>
      <AddressEditor view={data} />
    </>
  );
}
