import { Link } from "@remix-run/react";
import { Price } from "~/storefront/ui/money";
import { LineAction } from "../lines/line-action";
import { LinePicture } from "../lines/line-picture";
import type { SavedLine } from "./saved-line";

/** Lines saved for later, with buttons to move them to the cart. */
export function SavedLines({ lines }: { lines: SavedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="min-w-0">
      <h2 id="saved" className="font-heading text-xl font-semibold">
        Saved for later
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {lines.map((line) => (
          <SavedItem key={line.uid} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SavedItem({ line }: { line: SavedLine }) {
  const { name, path, problem, uid } = line;
  return (
    <li className="flex gap-4 rounded-card border border-line bg-card p-3">
      <LinePicture line={line} size={80} className="h-20 w-20 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="font-semibold leading-snug">
          {path ? (
            <Link to={path} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {line.options && <p className="text-sm text-soft-ink">{line.options}</p>}
        <p className="text-sm tabular-nums">
          {line.quantity > 1 && `${line.quantity} × `}
          <Price money={line.price} />
        </p>
        {problem && <p className="text-sm text-error">{problem}</p>}
        <div className="mt-auto flex flex-wrap gap-x-5">
          {!problem && (
            <LineAction
              intent="move-saved"
              uid={uid}
              label="Move to cart"
              about={`: ${name}`}
              className="inline-flex min-h-[44px] items-center text-sm font-semibold text-accent-strong underline underline-offset-4"
            />
          )}
          <LineAction
            intent="forget-saved"
            uid={uid}
            label="Remove"
            about={`${name} from your saved items`}
          />
        </div>
      </div>
    </li>
  );
}
