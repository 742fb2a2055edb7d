/** What a brand needs of the PostgreSQL cluster on which its database is. */
export interface BrandNeeds {
  brand: string;
  /** Stored over the months that stay in the database. */
  bytes: number;
  /** In the busiest hour. */
  processors: number;
  /** In the busiest hour. */
  walBytesPerSecond: number;
  /** Closing every period that ends in one night. */
  nightSeconds: number;
}

/** What a cluster offers to its brands together. */
export type ClusterLimits = Omit<BrandNeeds, 'brand'>;

export interface Cluster {
  brands: string[];
  used: ClusterLimits;
}

export interface Placement {
  clusters: Cluster[];
  /** Brands which alone need more than a cluster offers: a database is on one cluster. */
  tooLarge: string[];
}

const NEEDS = ['bytes', 'processors', 'walBytesPerSecond', 'nightSeconds'] as const;

/**
 * Places each brand on the first cluster that has room for it, the brands with the largest share of a cluster first. Of two
 * clusters, one at least is more than half used in something.
 */
export function placeBrands(brands: readonly BrandNeeds[], limits: ClusterLimits): Placement {
  const share = (brand: BrandNeeds) => Math.max(...NEEDS.map((need) => brand[need] / limits[need]));
  const clusters: Cluster[] = [];
  const tooLarge: string[] = [];
  for (const brand of brands.toSorted((a, b) => share(b) - share(a))) {
    if (share(brand) > 1) {
      tooLarge.push(brand.brand);
      continue;
    }
    const hasRoom = ({ used }: Cluster) => NEEDS.every((need) => used[need] + brand[need] <= limits[need]);
    let cluster = clusters.find(hasRoom);
    if (!cluster) {
      cluster = { brands: [], used: { bytes: 0, processors: 0, walBytesPerSecond: 0, nightSeconds: 0 } };
      clusters.push(cluster);
    }
    cluster.brands.push(brand.brand);
    for (const need of NEEDS) cluster.used[need] += brand[need];
  }
  return { clusters, tooLarge };
}
