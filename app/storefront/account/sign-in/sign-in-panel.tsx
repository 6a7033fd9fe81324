import type { ReactNode } from "react";
import { Page, PageHeading } from "~/storefront/ui/page";

interface SignInPanelProps {
  heading: string;
  lead: ReactNode;
  children: ReactNode;
  /** The way to another page. */
  footer?: ReactNode;
}

/** The calm card that login, registration and passwords stand in. */
export function SignInPanel({ heading, lead, children, footer }: SignInPanelProps) {
  return (
    <Page>
      <div className="mx-auto max-w-[560px]">
        <div className="rounded-card border border-line bg-card p-6 md:p-10">
          <PageHeading lead={lead}>{heading}</PageHeading>
          {children}
        </div>
        {footer && <p className="mt-6 text-center">{footer}</p>}
      </div>
    </Page>
  );
}
