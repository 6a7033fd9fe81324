import { PageHeading } from "~/storefront/ui/page";
import { AddressEditor, type AddressEditorView } from "../address-book/address-editor";

export interface EditAddressData extends AddressEditorView {
  id: number;
}

/** The form that edits an address. */
export default function EditAddressPage({ data }: { data: EditAddressData }) {
  return (
    <>
      <PageHeading lead="Orders you've already placed keep their original address.">Edit Address</PageHeading>
      <AddressEditor key={data.id} view={data} />
    </>
  );
}
