'use strict';

const path = require('path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** Starts regola.jar, which knows the language, and lets it answer for all rule files. */
function activate() {
  const settings = vscode.workspace.getConfiguration('regola');
  const folder = vscode.workspace.workspaceFolders && vscode.workspace.workspaceFolders[0];
  const jar = path.resolve(folder ? folder.uri.fsPath : '.', settings.get('jar'));
  const server = { command: settings.get('java'), args: ['-jar', jar, 'language-server'] };
  client = new LanguageClient('regola', 'Regola', server, {
    documentSelector: [{ language: 'regola' }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.rules') },
  });
  return client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
