import { Form } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button, buttonClasses } from "~/storefront/ui/button";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ORDER_INTENTS } from "./order-forms";
import type { OrderProgressView } from "./order-progress-view";

/** Actions for an order: reorder, PDF and print. */
export function OrderTools({ progress, path }: { progress: OrderProgressView; path: string }) {
  const hydrated = useHydrated();
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      {progress.canReorder && (
        <Form method="post" action={path}>
          <SubmitButton name="intent" value={ORDER_INTENTS.reorder} sending="Adding…" variant="quiet">
            Order it again
          </SubmitButton>
        </Form>
      )}
      {progress.invoicePath && (
        <a href={progress.invoicePath} className={buttonClasses("quiet")}>
          Invoice (PDF)
        </a>
      )}
      {hydrated && (
        <Button type="button" variant="quiet" onClick={() => window.print()}>
          Print this page
        </Button>
      )}
    </div>
  );
}
