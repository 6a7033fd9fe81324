import type { ReactNode } from "react";
import { PageHeading } from "~/storefront/ui/page";
import { TextLink } from "~/storefront/ui/text-link";
import { NoOrders } from "../orders/no-orders";
import { OrderList } from "../orders/order-list";
import { BelongingsCards } from "./belongings";
import type { DashboardData } from "./loader.server";
import type { NextStep } from "./next-steps";
import { RecentDesigns } from "./recent-designs";

/** The account's start page: totals, suggested next steps, recent orders and designs, and contact details. */
export default function DashboardPage({ data }: { data: DashboardData }) {
  const { firstname, name, email, orders, designs, belongings, memberUntil, steps } = data;
  return (
    <>
      <PageHeading
        lead={orders.length > 0 ? "Good to see you. Here's what you've been making." : "Good to see you."}
      >
        <span className="break-words">Hello, {firstname}</span>
      </PageHeading>
      <div className="space-y-10">
        {belongings && <BelongingsCards belongings={belongings} />}
        <Part id="recent-orders" title="Recent orders" more={orders.length > 0 && ALL_ORDERS}>
          {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
        </Part>
        <Part id="next-steps" title="Next steps">
          <NextStepList steps={steps} />
        </Part>
        {designs.length > 0 && (
          <Part id="recent-designs" title="Your latest designs" more={ALL_DESIGNS}>
            <RecentDesigns designs={designs} />
          </Part>
        )}
        <Part id="details" title="Your details" more={DETAILS}>
          <div className="rounded-card border border-line bg-card p-5">
            <p className="break-words font-semibold">{name}</p>
            <p className="break-words text-soft-ink">{email}</p>
            {memberUntil && <p className="mt-2">Champ member until {memberUntil}</p>}
          </div>
        </Part>
      </div>
    </>
  );
}

interface More {
  text: string;
  path: string;
}

const ALL_ORDERS = { text: "See all orders", path: "/customer/account/my-orders" };
const ALL_DESIGNS = { text: "See all designs", path: "/customer/account/my-saved-design" };
const DETAILS = { text: "Edit your details", path: "/customer/account/information" };

interface PartProps {
  id: string;
  title: string;
  /** Link to the full list. */
  more?: More | false;
  children: ReactNode;
}

function Part({ id, title, more, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-[44px] flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-heading text-xl font-semibold">
          {title}
        </h2>
        {more && (
          <TextLink to={more.path} isTall>
            {more.text}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}

function NextStepList({ steps }: { steps: NextStep[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {steps.map(({ title, text, link, path }) => (
        <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
          <span className="min-w-0 flex-1 basis-60 break-words">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-soft-ink">{text}</span>
          </span>
          <TextLink to={path} isTall>
            {link}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
