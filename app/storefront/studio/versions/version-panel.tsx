import { Panel } from "../panels/panel";
import { useStudioParts } from "../use-studio";
import { APPLY_TO, type ProductVersion } from "./product-version";

/** The choice among the tool's products, such as another material; the design moves to the chosen one. */
export function VersionPanel() {
  const { view } = useStudioParts();
  if (!view.versions) return null;
  return (
    <Panel title={view.versions.title}>
      <p className="text-sm text-soft-ink">Your photos and text carry over.</p>
      <ul className="grid gap-2">
        {view.versions.versions.map((version) => (
          <li key={version.sku} className="grid">
            <Version version={version} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SHAPE = "flex min-h-[44px] items-center justify-between gap-3 rounded-field border px-4 py-2 text-left";

function Version({ version: { sku, name, price, isShown } }: { version: ProductVersion }) {
  const content = (
    <>
      <span className="font-semibold">{name}</span>
      <span className="shrink-0 text-sm text-soft-ink">from {price}</span>
    </>
  );
  if (isShown) {
    return (
      <p aria-current="true" className={`${SHAPE} border-accent bg-accent-tint`}>
        {content}
      </p>
    );
  }
  return (
    <button
      type="submit"
      name="intent"
      value={`${APPLY_TO}${sku}`}
      className={`${SHAPE} border-field-line bg-card hover:border-ink`}
    >
      {content}
    </button>
  );
}
