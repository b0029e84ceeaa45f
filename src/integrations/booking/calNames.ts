/** The widget's namespace of the 30-minute event, and its month view. */
export const calNamespace = '30min';
export const calLayout = 'month_view';
