import { Form } from "@remix-run/react";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { PayNow } from "./pay-now";

/** The page after a payment that was canceled: pay now, or change the order. */
export function PaymentCancelledPage({ orderNumber }: { orderNumber: string }) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead={`You haven't been charged. Order ${orderNumber} is waiting for you.`}>
        Payment not completed
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <PayNow />
        <Form method="post">
          <SubmitButton variant="quiet" sending="Opening your order…" name="intent" value="change">
            Edit my order
          </SubmitButton>
        </Form>
      </div>
    </Page>
  );
}
