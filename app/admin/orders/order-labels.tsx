import { moneyText } from "../ui/format";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Part } from "./page-part";
import type { OrderFormView } from "./production-forms";
import { StepForm } from "./step-form";

type Order = OrderPageView["order"];
type Label = Order["labels"][number];

const states: Record<Label["state"], string> = {
  QUOTING: "The carriers haven't answered.",
  QUOTED: "Choose a rate.",
  BUYING: "We're buying it. Check back in a minute.",
  BOUGHT: "Bought.",
  FAILED: "We couldn't finish buying it.",
  VOIDING: "We're voiding it. Check back in a minute.",
  VOIDED: "Voided. The carrier credits it within a few weeks.",
};

const SOLD: Label["state"][] = ["BOUGHT", "VOIDING", "VOIDED"];

interface LabelsProps extends Pick<OrderPageView, "order" | "formKey"> {
  problem: OrderFormProblem | null;
}

/** The shipping labels of an order: bought, printed and voided. */
export function Labels({ order, formKey, problem }: LabelsProps) {
  const { labels, package_to_label: next, version } = order;
  if (labels.length === 0 && !next) return null;
  const shared = { version, formKey, problem };
  return (
    <Part title="Shipping labels">
      {labels.map((label) => (
        <div key={label.id} className="parcel">
          <p>
            <b>{titleOf(label)}</b>: {states[label.state]} {label.problem}
            {label.url && (
              <>
                {" "}
                <a href={label.url}>Print label (PDF, 4 × 6 in)</a>
              </>
            )}
          </p>
          {label.state === "QUOTED" && <StepForm form={purchaseForm(label)} {...shared} />}
          {label.state === "BOUGHT" && <StepForm form={voidForm(label)} {...shared} />}
        </div>
      ))}
      {next && <StepForm form={ratesForm(next)} {...shared} />}
    </Part>
  );
}

function titleOf({ state, carrier, service, tracking_number, price, grams }: Label): string {
  if (!SOLD.includes(state)) return `Package of ${grams} g`;
  return [carrier, service, tracking_number, price && moneyText(price)].filter(Boolean).join(", ");
}

function ratesForm({ boxes, box, grams }: NonNullable<Order["package_to_label"]>): OrderFormView {
  return {
    intent: "label-rates",
    title: "Buy a label",
    hint: "First the rates; they cost nothing.",
    button: "Get rates",
    fields: [
      {
        name: "box",
        label: "Box",
        kind: "select",
        options: boxes.map(({ code, title }) => [code, title]),
        value: box ?? undefined,
      },
      { name: "grams", label: "Packed weight in grams", value: grams ?? undefined },
    ],
  };
}

function purchaseForm({ id, rates }: Label): OrderFormView {
  return {
    intent: "label-buy",
    title: "Choose a rate",
    button: "Buy label",
    hidden: { label: id },
    fields: [
      {
        name: "rate",
        label: "Rate",
        kind: "select",
        options: rates.map((rate) => [rate.id, rateText(rate)]),
      },
    ],
  };
}

function rateText({ carrier, service, price, days }: Label["rates"][number]): string {
  const duration = days === null ? "" : `, ${days} ${days === 1 ? "day" : "days"}`;
  return `${carrier} ${service}: ${moneyText(price)}${duration}`;
}

function voidForm({ id }: Label): OrderFormView {
  return {
    intent: "label-void",
    title: "Void label",
    hint: "For a label that isn't used. The carrier credits it within a few weeks.",
    button: "Void label",
    hidden: { label: id },
    fields: [],
    isDanger: true,
  };
}
