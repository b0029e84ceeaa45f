import type { TradeTask } from './TradeTask';

/** Restaurants close registers too. */
export const cashDrawers: TradeTask = {
  name: 'Reconciling cash drawers',
  department: 'Finance & Accounting',
  profile: {
    structure: 5,
    variation: 1,
    digital: 3,
    judgement: 1,
    sources: ['Order and purchase history', 'Bank and card statements', 'Standard operating procedures'],
  },
  automation: {
    title: 'Compare drawers, card batches and deposits daily',
    description:
      'Compares register totals with cash counts, card batches and the bank and lists what is over or short. The manager asks about differences.',
  },
  otherNames: [
    'Cash drawers',
    'Cash reconciliation',
    'Till reconciliation',
    'Register closeout',
    'Closing out the register',
    'Counting the drawer',
    'Cashing out',
  ],
};

/** Restaurants post them too. */
export const dailySales: TradeTask = {
  name: 'Posting daily sales to the books',
  department: 'Finance & Accounting',
  profile: {
    structure: 5,
    variation: 1,
    digital: 5,
    judgement: 1,
    sources: ['Order and purchase history', 'General ledger'],
  },
  automation: {
    title: 'Post daily sales from the register to the books',
    description:
      'A connection that your point of sale or accounting software offers posts the totals. It needs fixed rules, not AI. The bookkeeper checks whatever doesn’t add up.',
  },
  otherNames: ['Daily sales entry', 'Daily sales journal', 'Entering daily sales', 'Posting daily sales'],
};

/** Work of stores and online shops. */
export const retail: readonly TradeTask[] = [
  {
    name: 'Checking in deliveries',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 2,
      judgement: 1,
      sources: ['Purchase orders', 'Inventory and stock records', 'Supplier invoices'],
    },
    automation: {
      title: 'Check deliveries against the order by phone scan',
      description:
        'Compares the packing slip with the order, updates stock, and drafts the claim for what is missing. Staff count and confirm.',
    },
    otherNames: [
      'Receiving',
      'Receiving deliveries',
      'Receiving shipments',
      'Receiving stock',
      'Checking in shipments',
      'Checking in stock',
    ],
  },
  {
    name: 'Setting up new items',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Supplier records and price lists',
        'Product or service catalog',
        'Inventory and stock records',
      ],
    },
    automation: {
      title: 'Create items from the vendor’s file',
      description:
        'Reads vendor sheets into your item format with size, color, cost and barcode and finds duplicates. The buyer sets the price.',
    },
    otherNames: [
      'New item setup',
      'Item setup',
      'SKU setup',
      'New SKUs',
      'Entering new items',
      'Adding new items',
    ],
  },
  {
    name: 'Listing products online',
    department: 'Marketing',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Product or service catalog', 'Photo and video library', 'Search rankings and keywords'],
    },
    automation: {
      title: 'Draft online listings from item data and photos',
      description:
        'Writes title, text and attributes for each channel and crops the photos. A person approves before anything is live.',
    },
    otherNames: [
      'Product listings',
      'Online listings',
      'Listing products',
      'Shopify listings',
      'Amazon listings',
      'Adding products to the web store',
    ],
  },
  {
    name: 'Updating prices and shelf labels',
    department: 'Operations',
    profile: {
      structure: 5,
      variation: 1,
      digital: 3,
      judgement: 2,
      sources: [
        'Supplier records and price lists',
        'Inventory and stock records',
        'Competitor websites and offers',
      ],
    },
    automation: {
      title: 'Turn cost changes into price updates and labels',
      description:
        'Finds cost changes in vendor files, proposes prices by your margins, and prints the labels. The owner approves the list.',
    },
    otherNames: [
      'Price changes',
      'Price updates',
      'Updating prices',
      'Price tags',
      'Shelf labels',
      'Shelf tags',
      'Repricing',
    ],
  },
  cashDrawers,
  dailySales,
  {
    name: 'Packing and shipping online orders',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Order and purchase history', 'Shipping and delivery records', 'Inventory and stock records'],
    },
    automation: {
      title: 'Batch online orders and print the best label',
      description:
        'Groups orders by shelf, picks the cheapest service that arrives on time, and sends tracking. People pick and pack.',
    },
    otherNames: [
      'Online order fulfillment',
      'Order fulfillment',
      'Shipping online orders',
      'Packing online orders',
      'Shipping labels',
      'Printing shipping labels',
    ],
  },
  {
    name: 'Tracking special orders',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Order and purchase history', 'Purchase orders', 'Customer account profiles'],
    },
    automation: {
      title: 'Track special orders and tell the customer',
      description:
        'Links the customer’s order to yours, watches the vendor’s date, and texts when it is in. Staff call about delays.',
    },
    otherNames: [
      'Special orders',
      'Special order tracking',
      'Customer special orders',
      'Handling special orders',
    ],
  },
  {
    name: 'Planning promotions and sales',
    department: 'Marketing',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Order and purchase history',
        'Inventory and stock records',
        'Email campaign results',
        'Competitor websites and offers',
      ],
    },
    automation: {
      title: 'Propose promotions from stock and past sales',
      description:
        'Suggests what to mark down, at which price and when, and drafts signs and posts. The owner picks.',
    },
    otherNames: ['Planning promotions', 'Promo planning', 'Sale planning', 'Weekly specials', 'Sales flyers'],
  },
  {
    name: 'Updating loyalty accounts and gift cards',
    department: 'Customer Service',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Customer account profiles', 'Order and purchase history', 'Marketing contact lists'],
    },
    automation: {
      title: 'Keep points, rewards and gift cards current',
      description:
        'Merges duplicate accounts, credits points from every channel, and answers balance questions. Staff approve corrections.',
    },
    otherNames: [
      'Loyalty program',
      'Loyalty accounts',
      'Rewards program',
      'Gift cards',
      'Gift card balances',
    ],
  },
];
