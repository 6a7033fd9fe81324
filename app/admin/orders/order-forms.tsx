import { ParagraphField } from "../ui/paragraph-field";
import { addressForm } from "./care-forms";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { type OrderIntent, orderIntents } from "./order-intents";
import { productionForms } from "./production-forms";
import { StepForm } from "./step-form";

type OrderFormsProps = Pick<OrderPageView, "order" | "formKey"> & { problem: OrderFormProblem | null };

/** The forms for what the person may do with the order now, each folded until it is needed. */
export function OrderForms({ order, formKey, problem }: OrderFormsProps) {
  const offered = (Object.keys(orderIntents) as OrderIntent[]).filter((intent) =>
    order.steps.includes(orderIntents[intent].step),
  );
  const steps = [...productionForms(order), ...[addressForm(order)].flatMap((form) => form ?? [])];
  if (offered.length + steps.length === 0) return null;
  return (
    <section className="part" aria-labelledby="actions">
      <h2 id="actions">Actions</h2>
      {steps.map((form) => (
        <StepForm key={form.intent} form={form} version={order.version} formKey={formKey} problem={problem} />
      ))}
      {offered.map((intent) => (
        <OrderForm
          key={intent}
          intent={intent}
          version={order.version}
          formKey={formKey}
          problem={problem?.form === intent ? problem : null}
        />
      ))}
      {order.cancel_problem && <p className="soft">{order.cancel_problem}</p>}
    </section>
  );
}

interface OrderFormProps {
  intent: OrderIntent;
  version: string;
  formKey: string;
  problem: OrderFormProblem | null;
}

function OrderForm({ intent, version, formKey, problem }: OrderFormProps) {
  const { title, label, hint, button } = orderIntents[intent];
  return (
    <details open={intent === "comment" || problem !== null}>
      <summary>{title}</summary>
      <form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={formKey} />
        <ParagraphField
          id={`${intent}-text`}
          name="text"
          label={label}
          hint={hint}
          value={problem?.fields.text}
          rows={intent === "comment" ? 3 : 2}
          limit={intent === "comment" ? 2000 : 200}
          problem={problem?.field === "text" ? problem.message : null}
        />
        {intent === "hold" && (
          <label>
            <input type="checkbox" name="ask" value="1" />
            Email the buyer to confirm the order by a code, in your name
          </label>
        )}
        <p>
          <button type="submit" className={intent === "cancel" ? "danger" : undefined}>
            {button}
          </button>
        </p>
      </form>
    </details>
  );
}
