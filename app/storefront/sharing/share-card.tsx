import type { ReactNode } from "react";
import { buttonClasses } from "../ui/button";
import { CopyField } from "./copy-field";
import type { Recommendation } from "./recommendation.server";

interface ShareCardProps {
  title: string;
  recommendation: Recommendation;
  children?: ReactNode;
}

/** The referral link, with buttons to copy and email it. */
export function ShareCard({ title, recommendation: { link, mailto }, children }: ShareCardProps) {
  return (
    <section aria-labelledby="share-heading" className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id="share-heading" className="font-heading text-xl font-semibold">
        {title}
      </h2>
      <CopyField label="Link to share" value={link} className="mt-4" />
      <a href={mailto} className={buttonClasses("quiet", "mt-4 w-full sm:w-auto")}>
        Share by email
      </a>
      {children}
    </section>
  );
}
