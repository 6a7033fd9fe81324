import { PageHeading } from "~/storefront/ui/page";
import { AddressEditor, type AddressEditorView } from "../address-book/address-editor";

export interface EditAddressData extends AddressEditorView {
  id: number;
}

/** Where an address of the book is changed. */
export function EditAddressPage({ data }: { data: EditAddressData }) {
  return (
    <>
      <PageHeading lead="Orders you've already placed keep their original address.">Edit Address</PageHeading>
      <AddressEditor key={data.id} view={data} />
    </>
  );
}
