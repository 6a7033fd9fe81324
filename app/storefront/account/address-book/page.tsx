import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { ErrorSummary } from "~/storefront/ui/error-summary";
import { PageHeading } from "~/storefront/ui/page";
import { AddressCard } from "./address-card";
import { addAddressPath } from "./book-address";
import type { AddressBookData } from "./loader.server";

/** The customer's address book with its default addresses. */
export default function AddressBookPage({ data: { addresses } }: { data: AddressBookData }) {
  if (addresses.length === 0) return <EmptyBook />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <PageHeading className="" lead="Save your addresses here and skip the typing at checkout.">
          Address Book
        </PageHeading>
        <ButtonLink to={addAddressPath}>Add a new address</ButtonLink>
      </div>
      <Rejection />
      <ul className="grid gap-5 sm:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
    </>
  );
}

/** The error of the last action. */
function Rejection() {
  const response = useActionData<{ fieldErrors?: Record<string, string> }>();
  const [message] = Object.values(response?.fieldErrors ?? {});
  return <ErrorSummary source={response} whole={message} problems={[]} />;
}

function EmptyBook() {
  return (
    <>
      <PageHeading>Address Book</PageHeading>
      <div className="max-w-[560px] rounded-card border border-line bg-card p-6 md:p-8">
        <h2 className="font-heading text-xl font-semibold">No saved addresses</h2>
        <p className="mt-2 text-soft-ink">Add your shipping address now and skip typing it at checkout.</p>
        <ButtonLink to={addAddressPath} className="mt-5">
          Add an address
        </ButtonLink>
      </div>
    </>
  );
}
