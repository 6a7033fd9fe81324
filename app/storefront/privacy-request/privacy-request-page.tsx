import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { PrivacyRequestView } from "./privacy-request.server";

/** The page of the link by which a guest confirms a request about their data. */
export function PrivacyRequestPage({ view }: { view: PrivacyRequestView }) {
  if (view.kind === "export") return <ExportRequest orderNumber={view.orderNumber} />;
  if (view.kind === "erase") return <EraseRequest orderNumber={view.orderNumber} />;
  if (view.kind === "erased")
    return (
      <Page className="min-h-[40vh]">
        <PageHeading lead="We've emailed you what stays, and why. Thank you for having been with us.">
          Your data is erased
        </PageHeading>
      </Page>
    );
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead="It expired, was used, or we sent you a newer one. Contact us, and we'll send it again.">
        This link no longer works
      </PageHeading>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </Page>
  );
}

function ExportRequest({ orderNumber }: { orderNumber: string }) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead={`You asked for it with your order ${orderNumber}.`}>Download your data</PageHeading>
      <p className="mb-5 max-w-measure">
        The file has what we store with your email address: orders and carts, addresses, ordered designs,
        coupons, reviews and questions. Photos are listed without their pictures, emails without their text,
        and our staff&rsquo;s own notes aren&rsquo;t in it. Designs you never ordered aren&rsquo;t linked to
        your address. It&rsquo;s in JSON, which any text editor opens.
      </p>
      <form method="post">
        <Button type="submit">Download my data</Button>
      </form>
    </Page>
  );
}

function EraseRequest({ orderNumber }: { orderNumber: string }) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead={`You asked for it with your order ${orderNumber}.`}>Erase your data?</PageHeading>
      <div className="mb-5 max-w-measure space-y-3">
        <p>
          We&rsquo;ll erase your name, addresses, photos, designs and gift messages from all orders with your
          email address, and your carts, shared photos, newsletter subscription, questions and reviews. Orders
          still on their way arrive as planned, and are erased then.
        </p>
        <p>
          We keep the numbers, products, amounts and taxed state of your orders, as tax law requires. This
          can&rsquo;t be undone: afterward, we can&rsquo;t look up, remake or refund these orders for you.
        </p>
      </div>
      <Form method="post">
        <SubmitButton sending="Erasing your data…">Erase my data</SubmitButton>
      </Form>
    </Page>
  );
}
