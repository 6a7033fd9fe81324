/**
 * Joins the chunks of an esbuild build into fewer groups, so that no page loads too many files. esbuild writes one chunk
 * for each set of entries that share code, often a few hundred bytes. Chunks of every page form one group; of the
 * others, the two are joined, again and again, that make pages load the fewest bytes they do not use, for each page that
 * gets one file less.
 * @param {Record<string, { bytes: number, entryPoint?: string, imports: { path: string, kind: string }[] }>} outputs of the metafile, scripts only
 * @param {string[]} always entries that every page loads
 * @param {number} maxFiles most groups of an entry, besides the shell's
 * @param {(entry: string) => number} weightOf how much a byte that an entry loads counts, beside one of other entries
 * @param {(entry: string) => string[]} loadedWith further entries of a page that loads the entry
 * @param {string} [joined] the one of the entries that is joined to the shell; its own file then only exports
 * @returns {string[][]} the groups of shared chunks, the shell's first, each after those that it imports; other entries are in none
 */
export function groupChunks(outputs, always, maxFiles, weightOf, loadedWith = () => [], joined = undefined) {
  const entries = Object.keys(outputs).filter((file) => outputs[file].entryPoint);
  const shell = closure(outputs, always);
  const reach = new Map(entries.map((entry) => [entry, closure(outputs, [entry, ...loadedWith(entry)])]));
  let groups = Object.keys(outputs)
    .filter((file) => !outputs[file].entryPoint && !shell.has(file))
    .map((file) => ({
      files: [file],
      bytes: outputs[file].bytes,
      users: new Set(entries.filter((entry) => reach.get(entry).has(file))),
    }));
  let needed = neededGroups(groups, outputs);
  for (;;) {
    const crowded = entries.filter(
      (entry) => groups.filter(({ users }) => users.has(entry)).length > maxFiles,
    );
    const pair = cheapestPair(groups, crowded, needed, weightOf);
    if (!pair) break;
    groups = join(groups, pair, needed);
    needed = neededGroups(groups, outputs);
  }
  const shellFiles = [...shell].filter((file) => !outputs[file].entryPoint || file === joined);
  const neededFirst = groups.sort((one, other) => needed.get(one).size - needed.get(other).size);
  return [shellFiles, ...neededFirst.map(({ files }) => files)];
}

/** The files and everything that they import statically. */
function closure(outputs, files) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file) || !outputs[file]) return;
    found.add(file);
    for (const { path, kind } of outputs[file].imports) if (kind === "import-statement") visit(path);
  };
  files.forEach(visit);
  return found;
}

/** The groups that each group needs: itself, and all that it imports, also indirectly. */
function neededGroups(groups, outputs) {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  const needed = new Map();
  for (const group of groups) {
    const files = [...closure(outputs, group.files)];
    needed.set(group, new Set(files.map((file) => groupOf.get(file)).filter(Boolean)));
  }
  // A file of a joined group needs what the group's other files import.
  for (let grows = true; grows; ) {
    grows = false;
    for (const own of needed.values()) {
      const before = own.size;
      for (const other of own) for (const indirect of needed.get(other)) own.add(indirect);
      grows ||= own.size > before;
    }
  }
  return needed;
}

/** The two groups to join next, which one of the entries loads both; null when there are none. */
function cheapestPair(groups, entries, needed, weightOf) {
  let pair = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, first] of groups.entries()) {
    for (const second of groups.slice(index + 1)) {
      const helped = entries.filter((entry) => first.users.has(entry) && second.users.has(entry)).length;
      if (helped === 0) continue;
      const added = addedBytes(first, second, needed, weightOf) + addedBytes(second, first, needed, weightOf);
      const cost = added / helped;
      if (cost >= lowest || !isAcyclic(first, second, needed)) continue;
      lowest = cost;
      pair = [first, second];
    }
  }
  return pair;
}

/** Bytes, weighted, that the users of a group would load in addition, all together, if it were joined to another. */
function addedBytes({ users }, other, needed, weightOf) {
  let bytes = 0;
  for (const group of needed.get(other)) {
    for (const user of users) if (!group.users.has(user)) bytes += group.bytes * weightOf(user);
  }
  return bytes;
}

/** Whether no third group is needed by one of the two and needs the other, so that joining them makes no cycle. */
function isAcyclic(first, second, needed) {
  const leadsAround = (from, to) =>
    [...needed.get(from)].some((group) => group !== from && group !== to && needed.get(group).has(to));
  return !leadsAround(first, second) && !leadsAround(second, first);
}

/** The groups with a pair of them as one, whose users also load all that both need. */
function join(groups, [first, second], needed) {
  const users = new Set([...first.users, ...second.users]);
  for (const group of [...needed.get(first), ...needed.get(second)]) {
    for (const user of users) group.users.add(user);
  }
  const joined = { files: [...first.files, ...second.files], bytes: first.bytes + second.bytes, users };
  return [...groups.filter((group) => group !== first && group !== second), joined];
}
