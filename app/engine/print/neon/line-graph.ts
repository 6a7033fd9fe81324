import type { Point } from "~/design/geometry/path-points";
import { distance, lengthOf, middle } from "./line-points";

/** A network of lines within a shape. */
export interface Graph {
  points: Point[];
  /** Width of the shape at each point. */
  widths: number[];
  /** Neighbors of each point. */
  links: number[][];
}

/** A line between two ends or junctions, both included; a ring without junctions ends at its first point. */
interface Branch {
  nodes: number[];
  line: Point[];
}

/** A spur into a corner of the outline is at most as long as 0.71 of the width; what is longer is a stroke. */
const MAX_SPUR = 0.8;
/** Lines that meet are one when they differ by at most this angle from going straight on. */
const MAX_TURN = (75 * Math.PI) / 180;
/** Of the width of the shape there. */
const NEAR_JUNCTION = 0.75;
/** Millimeters along a line by which its direction at an end is measured. */
const REACH = 8;

/** Returns the branches of a network. */
function branchesOf(graph: Graph): Branch[] {
  const { links } = graph;
  const followed = new Set<string>();
  const branches: Branch[] = [];
  const edge = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

  function follow(start: number, next: number): void {
    if (followed.has(edge(start, next))) return;
    const nodes = [start];
    let [from, to] = [start, next];
    for (;;) {
      followed.add(edge(from, to));
      nodes.push(to);
      if (links[to].length !== 2 || to === start) break;
      const after = links[to][0] === from ? links[to][1] : links[to][0];
      [from, to] = [to, after];
    }
    branches.push({ nodes, line: nodes.map((node) => graph.points[node]) });
  }

  for (const [node, neighbors] of links.entries()) {
    if (neighbors.length !== 2) for (const next of neighbors) follow(node, next);
  }
  for (const [node, neighbors] of links.entries()) {
    if (neighbors.length === 2) follow(node, neighbors[0]);
  }
  return branches;
}

/**
 * Returns the network without the short branches that reach from a junction into corners of the outline. What is a junction
 * no longer lies between its neighbors: around a bend, the outer edge has many such spurs, and their junctions lie outside.
 */
export function withoutSpurs(graph: Graph): Graph {
  const spurs = branchesOf(graph).filter((branch) => isSpur(graph, branch));
  if (spurs.length === 0) return graph;
  const removed = new Set(spurs.flatMap(({ nodes }) => nodes.filter((node) => graph.links[node].length < 3)));
  const links = graph.links.map((neighbors, node) =>
    removed.has(node) ? [] : neighbors.filter((other) => !removed.has(other)),
  );
  const points = graph.points.map((point, node) => {
    const wasJunction = graph.links[node].length > 2 && links[node].length === 2;
    const [one, other] = links[node];
    return wasJunction ? middle(graph.points[one], graph.points[other]) : point;
  });
  return withoutSpurs({ ...graph, points, links });
}

function isSpur({ links, widths }: Graph, branch: Branch): boolean {
  const ends = endsOf(branch);
  const junction = ends.find((node) => links[node].length > 2);
  const hasEnd = ends.some((node) => links[node].length === 1);
  return junction !== undefined && hasEnd && lengthOf(branch.line) < widths[junction] * MAX_SPUR;
}

/**
 * Joins the branches of a network at its junctions, the straightest pair first, to lines from end to end. Around a
 * junction, where the shape is wider and its middle wanders, a line goes straight on.
 */
export function joinedBranches(graph: Graph): Point[][] {
  const branches = branchesOf(graph).map((branch) => straightAtJunctions(graph, branch));
  const lines = new Set(branches);
  const junctions = branches.flatMap(endsOf).filter((node) => graph.links[node].length > 2);
  for (const junction of new Set(junctions)) {
    for (
      let pair = straightestPair([...lines], junction);
      pair;
      pair = straightestPair([...lines], junction)
    ) {
      const [one, other] = pair;
      lines.delete(one.branch);
      lines.delete(other.branch);
      const [before, after] = [one.towards(), other.away()];
      lines.add({
        nodes: [...before.nodes, ...after.nodes.slice(1)],
        line: [...before.line.slice(0, -1), ...after.line.slice(1)],
      });
    }
  }
  return [...lines].map(({ line }) => line);
}

function endsOf({ nodes }: Pick<Branch, "nodes">): number[] {
  return [nodes[0], nodes[nodes.length - 1]];
}

/** The branch without its points near a junction at either end, except the junction itself. */
function straightAtJunctions({ links, widths }: Graph, { nodes, line }: Branch): Branch {
  const [start, end] = [0, nodes.length - 1];
  const isNear = (point: Point, at: number) =>
    links[nodes[at]].length > 2 && distance(line[at], point) < widths[nodes[at]] * NEAR_JUNCTION;
  const isShown = (point: Point, at: number) =>
    at === start || at === end || !(isNear(point, start) || isNear(point, end));
  return { nodes, line: line.filter(isShown) };
}

interface BranchEnd {
  branch: Branch;
  /** Radians of the direction in which the branch leaves the junction. */
  angle: number;
  /** The branch with the junction last, and first. */
  towards: () => Branch;
  away: () => Branch;
}

function straightestPair(branches: Branch[], junction: number): [BranchEnd, BranchEnd] | null {
  const ends = branches.flatMap((branch) => endsAt(branch, junction));
  let best: { pair: [BranchEnd, BranchEnd]; turn: number } | null = null;
  for (const [index, one] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      if (one.branch === other.branch) continue;
      const turn = turnBetween(one.angle + Math.PI, other.angle);
      if (turn <= MAX_TURN && (!best || turn < best.turn)) best = { pair: [one, other], turn };
    }
  }
  return best?.pair ?? null;
}

function endsAt(branch: Branch, junction: number): BranchEnd[] {
  if (!endsOf(branch).includes(junction)) return [];
  const reversed = { nodes: [...branch.nodes].reverse(), line: [...branch.line].reverse() };
  const endOf = (away: Branch, towards: Branch) => ({
    branch,
    angle: directionOf(away.line),
    towards: () => towards,
    away: () => away,
  });
  const ends: BranchEnd[] = [];
  if (branch.nodes[0] === junction) ends.push(endOf(branch, reversed));
  if (reversed.nodes[0] === junction) ends.push(endOf(reversed, branch));
  return ends;
}

function directionOf(line: Point[]): number {
  const far = line.find((point) => distance(line[0], point) >= REACH) ?? line[line.length - 1];
  return Math.atan2(far.y - line[0].y, far.x - line[0].x);
}

/** Between 0 and π. */
function turnBetween(one: number, other: number): number {
  const difference = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(difference, 2 * Math.PI - difference);
}
