import type { ReactNode } from "react";

interface PromotionStepsProps {
  store: string;
  formKey: string;
  promotion: { version: string; is_changed: boolean };
  /** Buttons, or why there are none. */
  children: ReactNode;
}

/** The steps of a promotion beside its fields: back to the brand's folder, if staff have changed it, and `children`. */
export function PromotionSteps({ store, formKey, promotion, children }: PromotionStepsProps) {
  return (
    <form method="post" className="part form">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="store" value={store} />
      <input type="hidden" name="version" value={promotion.version} />
      {promotion.is_changed && (
        <p>
          <button type="submit" name="intent" value="reset" className="quiet">
            Reset to the brand&rsquo;s folder
          </button>
        </p>
      )}
      {children}
    </form>
  );
}
