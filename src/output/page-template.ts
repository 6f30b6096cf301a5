import {themeAttribute} from '../lib/contracts';

/**
 * Docusaurus' own template of a page, without the scripts of its client: the site script starts those when somebody
 * browses (src/runtime/site-script/client.ts), so that an edit of one page changes no other. The theme's icon of outside
 * links is left out too: src/theme/Icon/ExternalLink replaces it.
 *
 * @param defaultMode the colours of readers without scripts
 */
export const pageTemplate = (defaultMode = 'light'): string => `
<!DOCTYPE html>
<html ${themeAttribute}="${defaultMode}" <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg.*?<\\/svg>/s, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
