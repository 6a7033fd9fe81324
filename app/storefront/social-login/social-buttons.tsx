import { useLocation } from "@remix-run/react";
import { buttonClasses } from "../ui/button";
import { LabeledRegion } from "../ui/labeled-region";
import type { Network } from "./networks";

/** Buttons for login by social network, below another login form; nothing when none is set up. */
export function SocialButtons({ networks }: { networks: Network[] }) {
  const { search } = useLocation();
  if (networks.length === 0) return null;
  return (
    <LabeledRegion aria-label="Sign in with a social account" className="mt-8 border-t border-line pt-6">
      <ul className="grid gap-3">
        {networks.map(({ source, label }) => (
          <li key={source}>
            <a href={`/${source}${search}`} className={buttonClasses("quiet", "w-full")}>
              Continue with {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft-ink">
        The first time, this creates your account. We'll email you a link to confirm news and offers; you can
        unsubscribe anytime.
      </p>
    </LabeledRegion>
  );
}
