import { PageHeading } from "~/storefront/ui/page";

export interface AddressBookData {
  addresses: { id: number; lines: string[] }[];
}

/** The customer's addresses. */
export function AddressBookPage({ data }: { data: AddressBookData }) {
  return (
    <>
      <PageHeading>Address Book</PageHeading>
      <ul>
        {data.addresses.map(({ id, lines }) => (
          <li key={id}>{lines.join(", ")}</li>
        ))}
      </ul>
    </>
  );
}
