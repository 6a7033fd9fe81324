import { PageHeading } from "~/storefront/ui/page";
import type { GiftCardBalanceData } from "./loader.server";
import { LookupPart } from "./lookup-part";
import { SendPart } from "./send-part";

/** Balance, redemption and sending of gift cards. */
export default function GiftCardBalancePage({ data }: { data: GiftCardBalanceData }) {
  return (
    <>
      <PageHeading lead="Our gift cards never expire.">Gift Cards</PageHeading>
      <div className="grid gap-6">
        <LookupPart />
        <SendPart data={data} />
        {data.sent.length > 0 && <SentCards sent={data.sent} />}
      </div>
    </>
  );
}

function SentCards({ sent }: Pick<GiftCardBalanceData, "sent">) {
  return (
    <section aria-labelledby="sent" className="mt-4">
      <h2 id="sent" className="mb-3 font-heading text-xl font-semibold">
        Gift cards you've sent
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
        {sent.map(({ key, ending, amount, recipient, day }) => (
          <li key={key} className="flex items-baseline justify-between gap-x-6 py-3">
            <span className="min-w-0 break-words">
              {recipient}
              <span className="block text-sm text-soft-ink">
                {day}, code ending in {ending}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
