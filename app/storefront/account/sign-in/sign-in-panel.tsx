import type { ReactNode } from "react";
import { Page, PageHeading } from "~/storefront/ui/page";
import { TextLink } from "~/storefront/ui/text-link";

interface SignInPanelProps {
  heading: string;
  lead: ReactNode;
  children: ReactNode;
  /** Links to other pages. */
  footer?: ReactNode;
}

/** The card of login, registration and password pages. */
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

/** The footer of panels whose task ends at the login. */
export function BackToSignIn() {
  return <TextLink to="/customer/login">Back to sign in</TextLink>;
}

/** An email address in a sentence; a long one may break anywhere. */
export function EmailText({ children }: { children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>;
}
