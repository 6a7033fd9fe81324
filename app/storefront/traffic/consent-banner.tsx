import { useLocation } from "@remix-run/react";
import { pathAndQuery } from "../session/path-and-query";
import { LabeledRegion } from "../ui/labeled-region";
import { Container } from "../ui/page";
import { CookieChoiceForm } from "./cookie-choice-form";

/** An unobtrusive banner at the end of the page, shown while consent is needed and no choice was made. */
export function ConsentBanner() {
  const page = useLocation();
  if (page.pathname === "/cookie-choices") return null;
  return (
    <LabeledRegion
      aria-label="Cookies"
      className="consent-banner sticky bottom-0 z-30 border-t border-line bg-card shadow-float"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-measure text-sm">
          Can we use cookies from other services to measure visits and show you our offers elsewhere, and note
          on your order how you found us? The shop works the same without.{" "}
          <a href="/cookie-choices" className="font-semibold text-accent-strong underline underline-offset-4">
            About these cookies
          </a>
        </p>
        <CookieChoiceForm back={pathAndQuery(page)} />
      </Container>
    </LabeledRegion>
  );
}
