import { Form } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { savedDesignPath } from "./saved-design";
import type { SavedDesignView } from "./view-saved-design.server";

/** A button that adds the design to the cart, or opens the studio while something is missing. */
export function OrderDesign({ design, className }: { design: SavedDesignView; className?: string }) {
  const { id, title, studioPath, isAvailable, problem } = design;
  if (!studioPath) {
    return <p className={`text-sm text-soft-ink ${className}`}>We no longer make this product.</p>;
  }
  const canBeOrdered = isAvailable && problem === null;
  return (
    <div className={className}>
      {problem !== null && <p className="mb-3 text-sm text-soft-ink">{problem}</p>}
      {!isAvailable && <p className="mb-3 text-sm text-soft-ink">This product is sold out right now.</p>}
      <div className="flex flex-wrap gap-2">
        {canBeOrdered && (
          <Form method="post" action={savedDesignPath(id)} className="flex-1">
            <input type="hidden" name="intent" value="order" />
            <SubmitButton name="design" value={id} sending="Adding…" className="w-full whitespace-nowrap">
              Add to cart<span className="sr-only">: {title}</span>
            </SubmitButton>
          </Form>
        )}
        <ButtonLink to={studioPath} variant={problem === null ? "quiet" : "primary"} className="flex-1">
          {problem === null ? "Edit" : "Finish it"}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
