import type { ReactNode } from "react";
import { TextLink } from "~/storefront/ui/text-link";

/** The label of the checkbox that accepts the terms. */
export function Terms() {
  return (
    <>
      I agree to the <TermsLink to="/terms-conditions">terms and conditions</TermsLink> and the{" "}
      <TermsLink to="/privacy-policy">privacy policy</TermsLink>
    </>
  );
}

/** Opens in a new tab, so that the checkout stays open. */
function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}
