import type { ReactNode } from "react";
import { PageHeading } from "~/storefront/ui/page";
import { LevelList } from "./level-list";
import type { PolicyData } from "./loader.server";
import { subPages } from "./sub-pages";

/** The rules of the rewards. */
export function PolicyPanel({ data }: { data: PolicyData }) {
  const { exchange, validityMonths, noticeDays, levels } = data;
  const [first] = levels;
  return (
    <>
      <PageHeading lead="How points work, in plain English.">{subPages.policy.title}</PageHeading>
      <div className="max-w-measure space-y-8">
        <Rule title="Earning">
          <p>
            Every order in your account earns {first?.pointsADollar} per whole dollar, or more depending on
            your loyalty level. We count what you paid for products, after discounts and before shipping and
            tax. You get your points once the whole order has shipped. Guest orders don't earn points unless
            they're added to your account before then.
          </p>
        </Rule>
        <Rule title="What points are worth">
          <p>{exchange}. Points can't be sold, transferred or redeemed for cash.</p>
        </Rule>
        <Rule title="When points expire">
          <p>
            Points last until the end of the month, {validityMonths} months after the month you earned them.
            The points that expire first are used first. We'll email you {noticeDays} days before points
            expire, unless you've turned that email off.
          </p>
        </Rule>
        <Rule title="Refunds">
          <p>
            When an order is refunded, we take back its points; for a partial refund, a matching share. Your
            balance never drops below zero.
          </p>
        </Rule>
        <Rule title="Loyalty levels">
          <p>
            Your level depends on what you've spent in the last 12 months on orders that shipped and weren't
            refunded. It applies to future orders. You can leave anytime and keep your points.
          </p>
        </Rule>
      </div>
      <div className="mt-6">
        <LevelList levels={levels} />
      </div>
      <div className="mt-8 max-w-measure">
        <Rule title="When you close your account">
          <p>Your points are deleted with it and can't be restored.</p>
        </Rule>
      </div>
    </>
  );
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
