import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { editAddressPath } from "./book-address";
import type { AddressEntry } from "./loader.server";

const action =
  "inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4";

/** One address of the address book with its actions. */
export function AddressCard({ address }: { address: AddressEntry }) {
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const [name, ...lines] = address.lines;
  const about = `${name}, ${lines[0]}`;
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <Badges address={address} />
      <address className="break-words not-italic">
        <span className="block font-semibold">{name}</span>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-auto pt-3">
        <div className="flex flex-wrap gap-x-5">
          {!isDefaultShipping && (
            <AddressButton id={id} intent="ship-here" about={about}>
              Ship here by default
            </AddressButton>
          )}
          {!isDefaultBilling && (
            <AddressButton id={id} intent="bill-here" about={about}>
              Bill here by default
            </AddressButton>
          )}
        </div>
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-5 border-t border-line pt-2">
          <Link to={editAddressPath(id)} className={action}>
            Edit<span className="sr-only"> {about}</span>
          </Link>
          {isDefaultShipping || isDefaultBilling ? <StaysForNow /> : <Delete id={id} about={about} />}
        </div>
      </div>
    </li>
  );
}

function Badges({ address: { isDefaultShipping, isDefaultBilling } }: { address: AddressEntry }) {
  if (!isDefaultShipping && !isDefaultBilling) return null;
  return (
    <p className="mb-3 flex flex-wrap gap-2 text-sm font-semibold text-pine">
      {isDefaultShipping && <Badge>Default shipping</Badge>}
      {isDefaultBilling && <Badge>Default billing</Badge>}
    </p>
  );
}

function Badge({ children }: { children: ReactNode }) {
  return <span className="rounded-full bg-mint px-3 py-1">{children}</span>;
}

interface AddressButtonProps {
  id: number;
  intent: string;
  /** Distinguishes the buttons of several addresses for screen readers. */
  about: string;
  children: ReactNode;
}

function AddressButton({ id, intent, about, children }: AddressButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton name="id" value={String(id)} variant="plain" className="-mx-2 !min-h-[44px]">
        {children}
        <span className="sr-only"> {about}</span>
      </SubmitButton>
    </Form>
  );
}

function StaysForNow() {
  return <p className="py-3 text-sm text-soft-ink">To delete this address, choose another default first.</p>;
}

/** Asks for confirmation, also without JavaScript. */
function Delete({ id, about }: { id: number; about: string }) {
  return (
    <details className="text-right">
      <summary className={`${action} cursor-pointer list-none`}>
        Delete…<span className="sr-only"> {about}</span>
      </summary>
      <AddressButton id={id} intent="delete" about={about}>
        Yes, delete this address
      </AddressButton>
    </details>
  );
}
