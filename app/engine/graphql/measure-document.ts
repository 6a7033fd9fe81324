import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Size of a selection, including its fragments. */
export interface Extent {
  fields: number;
  aliases: number;
  depth: number;
  /** Number of direct fields of the selection. */
  first: number;
}

export interface Measurement {
  extentOf(selections: SelectionSetNode): Extent;
  /** Name of a fragment that spreads itself, directly or indirectly, among those measured. */
  cycle(): string | null;
  /** Name of a fragment that no measured selection spreads. */
  unused(): string | null;
}

const NOTHING: Extent = { fields: 0, aliases: 0, depth: 1, first: 0 };
const LEAF: Extent = { fields: 1, aliases: 0, depth: 1, first: 1 };

/**
 * Measures selections of a document with distinct fragment names. Each fragment is measured only once, since fragments
 * may expand to billions of fields.
 */
export function measurement({ definitions }: DocumentNode): Measurement {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const measured = new Map<FragmentDefinitionNode, Extent>();
  const open = new Set<FragmentDefinitionNode>();
  let cycle: string | null = null;

  function extentOf({ selections }: SelectionSetNode): Extent {
    return selections.map(ofSelection).reduce(
      (total, part) => ({
        fields: total.fields + part.fields,
        aliases: total.aliases + part.aliases,
        depth: Math.max(total.depth, part.depth),
        first: total.first + part.first,
      }),
      NOTHING,
    );
  }

  function ofSelection(selection: SelectionNode): Extent {
    if (selection.kind === Kind.INLINE_FRAGMENT) return extentOf(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(fragments.get(selection.name.value));
    const alias = selection.alias ? 1 : 0;
    if (!selection.selectionSet) return { ...LEAF, aliases: alias };
    const { fields, aliases, depth } = extentOf(selection.selectionSet);
    return { fields: fields + 1, aliases: aliases + alias, depth: depth + 1, first: 1 };
  }

  /** Missing fragments are rejected by GraphQL's own rules. */
  function ofFragment(fragment: FragmentDefinitionNode | undefined): Extent {
    if (!fragment) return LEAF;
    const known = measured.get(fragment);
    if (known) return known;
    if (open.has(fragment)) {
      cycle ??= fragment.name.value;
      return NOTHING;
    }
    open.add(fragment);
    const extent = extentOf(fragment.selectionSet);
    open.delete(fragment);
    measured.set(fragment, extent);
    return extent;
  }

  return {
    extentOf,
    cycle: () => cycle,
    unused: () => [...fragments].find(([, fragment]) => !measured.has(fragment))?.[0] ?? null,
  };
}
